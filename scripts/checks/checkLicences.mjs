// Fails when a published package depends on or contains anything that is not open source.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { publishedPackages } from '../release/publishedPackages.mjs'
import { collectDependencies } from './licences/collectDependencies.mjs'
import { judgeLicence } from './licences/judgeLicence.mjs'

const root = path.resolve(import.meta.dirname, '../..')
// The repository itself depends on the libraries that published packages contain.
const repository = { folder: root, manifest: JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) }
const { dependencies, missing } = collectDependencies([...publishedPackages(), repository])
const faults = [
  ...missing.map(({ name, via }) => `${name}, wanted by ${via}, is not installed.`),
  ...dependencies.flatMap((manifest) => {
    const fault = judgeLicence(manifest)
    return fault ? [`${manifest.name} ${manifest.version} ${fault} (${manifest.via}).`] : []
  }),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`${dependencies.length} packages come along, all of them open source.`)
