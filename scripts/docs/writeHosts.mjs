// Writes what a Content-Security-Policy must allow into docs/security.md, from the code: `node scripts/docs/writeHosts.mjs`.
// A test fails while the document says something else.
import { readFileSync, writeFileSync } from 'node:fs'
import { defaultServerConditions, runnerImport } from 'vite'
import { placeHosts, renderHosts } from './renderHosts.mjs'

const file = new URL('../../docs/security.md', import.meta.url)
const conditions = ['@latchkey/source', ...defaultServerConditions]
const load = async (name) => {
  const entry = new URL(`../../packages/appkit/src/exports/${name}.ts`, import.meta.url)
  const { module } = await runnerImport(entry.pathname, {
    logLevel: 'error',
    resolve: { conditions, noExternal: [/^@latchkey\//] },
    ssr: { resolve: { conditions }, noExternal: [/^@latchkey\//] },
  })
  return module
}

const { mainnet, base } = await load('networks')
const rendered = renderHosts(await load('policy'), [mainnet, base])
writeFileSync(file, placeHosts(readFileSync(file, 'utf8'), rendered))
console.log('docs/security.md says what the code does.')
