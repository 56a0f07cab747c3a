import { fileURLToPath } from 'node:url'
import { EdgeVM } from '@edge-runtime/vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { signInOfEveryNamespace } from './signInOfEveryNamespace.js'

const expected = {
  before: [-401, -401, -401, -401],
  statuses: [200, 200, 200, 200],
  replays: [401, 401, 401, 401],
  wrongSignature: 401,
  signedIn: [200, 200, 200, 200],
  withoutSolana: [200, -401, 200, 200],
  signOut: 204,
  after: [-401, -401, -401, -401],
  copyOfTheCookies: [-401, -401, -401, -401],
}

test('R71: signs in and out in every namespace', async () => {
  expect(await signInOfEveryNamespace()).toEqual(expected)
})

test('R71: does so on an edge runtime, without modules of Node and without generated code', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { signInOfEveryNamespace } from './signInOfEveryNamespace.js'
        globalThis.result = signInOfEveryNamespace().then(JSON.stringify)`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    conditions: ['@latchkey/source', 'worker', 'browser'],
  })
  const vm = new EdgeVM({ codeGeneration: { strings: false, wasm: false } })
  const result = await vm.evaluate<Promise<string>>(`${outputFiles[0]?.text}\nglobalThis.result`)
  expect(JSON.parse(result)).toEqual(expected)
})
