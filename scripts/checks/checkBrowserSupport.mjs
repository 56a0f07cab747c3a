// Fails if browser code of a package uses a feature that a supported browser lacks, in scripts or styles: `node
// scripts/checks/checkBrowserSupport.mjs`.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findScriptFaults } from './browserSupport/findScriptFaults.mjs'
import { findStyleFaults } from './browserSupport/findStyleFaults.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const inBrowsers = [
  ...['common', 'api-client', 'walletconnect', 'adapter-kit', 'core', 'ui', 'appkit', 'compat'].map(
    (name) => `packages/${name}`,
  ),
  ...['bip122', 'eip155', 'polkadot', 'solana'].map((name) => `packages/adapters/${name}`),
]

/**
 * Skips the file for pages without a bundler, whose content is checked in the packages, and libraries, which test for
 * features.
 */
const isOwnScript = (name) => name.endsWith('.js') && !name.startsWith('standalone')

const faults = []
let scripts = 0
let styles = 0
for (const folder of inBrowsers) {
  const dist = path.join(root, folder, 'dist')
  for (const name of readdirSync(dist, { recursive: true }).filter(isOwnScript)) {
    const file = path.join(dist, name)
    const place = path.relative(root, file)
    faults.push(...findScriptFaults(readFileSync(file, 'utf8'), place))
    scripts++
    if (!name.endsWith('.css.js')) continue
    const { default: css } = await import(pathToFileURL(file).href)
    faults.push(...(await findStyleFaults(css, place)))
    styles++
  }
}
for (const fault of faults) console.error(fault)
// No file means that the packages are not built, or that their styles have moved.
if (scripts < 100 || styles < 15) faults.push(`Only ${scripts} scripts and ${styles} sheets were found`)
if (faults.length > 0) process.exit(1)
console.log(`Browser support in ${scripts} scripts and ${styles} sheets: in order`)
