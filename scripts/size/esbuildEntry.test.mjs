import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const app = `
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { mainnet } from '@latchkey/appkit/networks'
import { AppKitButton, createAppKit } from '@latchkey/appkit/react'

createAppKit({ projectId: 'x', networks: [mainnet], adapters: [createEip155Adapter()] })
console.log(AppKitButton)
`

/** Bytes of our sources in an app's file and its static imports, by source. */
async function buildEntry() {
  const { metafile } = await build({
    stdin: { contents: app, resolveDir: path.resolve(import.meta.dirname, '../../packages/appkit/test') },
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    outdir: 'never-written',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    conditions: ['@latchkey/source'],
    loader: { '.css': 'empty' },
    external: ['react'],
    logLevel: 'silent',
  })
  const outputs = new Map(Object.entries(metafile.outputs))
  const entry = [...outputs].find(([, { entryPoint }]) => entryPoint === '<stdin>')[0]
  const loaded = new Set([entry])
  for (const name of loaded)
    for (const { path: file, kind } of outputs.get(name).imports)
      if (kind === 'import-statement' && outputs.has(file)) loaded.add(file)
  const sources = [...loaded].flatMap((name) => Object.entries(outputs.get(name).inputs))
  return new Map(sources.map(([file, { bytesInOutput }]) => [file.replace(/^packages\//, ''), bytesInOutput]))
}

// esbuild assigns a module with its dependencies to files, so one import from a package's `.` adds code that only later
// parts use.
test('R269: with esbuild a page loads no part of the core before a visitor acts', async () => {
  const sources = await buildEntry()
  const sum = (part) =>
    [...sources].filter(([file]) => file.startsWith(part)).reduce((bytes, [, more]) => bytes + more, 0)
  expect([...sources.keys()]).toContain('appkit/src/instance/createLazyCore.ts')
  expect([...sources.keys()].filter((file) => /createCore\.|composeCore|createConnection\./.test(file))).toEqual([])
  expect(sum('core/')).toBeLessThan(13_000)
  expect(sum('common/')).toBeLessThan(13_000)
  expect(sum('')).toBeLessThan(52_000)
})
