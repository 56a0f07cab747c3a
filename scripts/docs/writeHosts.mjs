// Writes the hosts that a Content-Security-Policy must allow into docs/security.md: `node scripts/docs/writeHosts.mjs`.
// A test fails if the document is outdated.
import { readFileSync, writeFileSync } from 'node:fs'
import { defaultServerConditions, runnerImport } from 'vite'
import { placeGenerated } from './placeGenerated.mjs'
import { renderHosts } from './renderHosts.mjs'

const file = new URL('../../docs/security.md', import.meta.url)
/** Resolves the packages to their sources, so that no build is needed. */
const resolve = { conditions: ['@latchkey/source', ...defaultServerConditions], noExternal: [/^@latchkey\//] }
const load = async (name) => {
  const entry = new URL(`../../packages/appkit/src/exports/${name}.ts`, import.meta.url)
  const { module } = await runnerImport(entry.pathname, { logLevel: 'error', environments: { inline: { resolve } } })
  return module
}

const { mainnet, base } = await load('networks')
const rendered = renderHosts(await load('policy'), [mainnet, base])
writeFileSync(file, placeGenerated(readFileSync(file, 'utf8'), 'scripts/docs/writeHosts.mjs', rendered))
console.log('docs/security.md is up to date.')
