// Fails when a published package brings along anything that is not open source.
import { publishedPackages } from '../release/publishedPackages.mjs'
import { collectDependencies } from './licences/collectDependencies.mjs'
import { judgeLicence } from './licences/judgeLicence.mjs'

const { dependencies, missing } = collectDependencies(publishedPackages())
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
