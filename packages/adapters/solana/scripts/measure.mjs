// Prints what the adapter adds to a page, step by step, as a production build of Vite makes it: `node scripts/measure.mjs`.
// @latchkey/common counts as present already, since the core needs it too; the first line says what both weigh together.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const work = path.join(here, '.measure')
mkdirSync(work, { recursive: true })

try {
  await report('before any click, without common', `export { createSolanaAdapter } from '@latchkey/adapter-solana'`, [
    '@latchkey/common',
  ])
  await report(
    'before any click, with what it uses of common',
    `export { createSolanaAdapter } from '@latchkey/adapter-solana'`,
    [],
  )
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function report(title, code, external) {
  const entry = path.join(work, 'entry.js')
  writeFileSync(entry, code)
  const result = await build({
    root: here,
    logLevel: 'error',
    configFile: false,
    resolve: { conditions: ['@latchkey/source', 'module', 'browser', 'import', 'default'] },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  })
  const chunks = [result].flat().flatMap(({ output }) => output)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  console.log(`\n${title}`)
  const first = chunks.find(({ isEntry }) => isEntry)
  const loaded = new Set(closure(first, byName))
  console.log(line('  start', [...loaded], byName))
  const lazy = chunks.filter((chunk) => chunk.isDynamicEntry)
  for (const name of ['createAdapter', 'connectedParts', 'walletActions', 'createConnection']) {
    const chunk = lazy.find(({ facadeModuleId }) => path.basename(facadeModuleId ?? '', '.ts') === name)
    if (chunk) console.log(line(`  + ${name}`, add(chunk, loaded, byName), byName))
  }
  for (const chunk of lazy) {
    const fresh = closure(chunk, byName).filter((name) => !loaded.has(name))
    if (fresh.length > 0)
      console.log(
        line(`  ${path.basename(chunk.facadeModuleId ?? chunk.fileName, '.ts')} alone, after those`, fresh, byName),
      )
  }
}

function add(chunk, loaded, byName) {
  const fresh = closure(chunk, byName).filter((name) => !loaded.has(name))
  for (const name of fresh) loaded.add(name)
  return fresh
}

function closure(chunk, byName, seen = new Set()) {
  if (!chunk || seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  return [chunk.fileName, ...(chunk.imports ?? []).flatMap((name) => closure(byName.get(name), byName, seen))]
}

function line(title, names, byName) {
  const bytes = names.reduce((sum, name) => sum + gzipSync(byName.get(name)?.code ?? '').length, 0)
  return `${title.padEnd(48)} ${(bytes / 1000).toFixed(2).padStart(7)} kB gzip in ${names.length} file(s)`
}
