// Fails on changesets that a release cannot read, or that name no published package: `node
// scripts/checks/checkChangesets.mjs`.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publishedPackages } from '../release/publishedPackages.mjs'
import { findChangesetFault } from './findChangesetFault.mjs'
import { reportFaults } from './sources/reportFaults.mjs'

const folder = path.resolve(import.meta.dirname, '../../.changeset')
const packages = publishedPackages().map(({ manifest }) => manifest.name)
const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
const faults = files.flatMap((file) => {
  const fault = findChangesetFault(readFileSync(path.join(folder, file), 'utf8'), packages)
  return fault ? [`.changeset/${file} ${fault}`] : []
})
reportFaults(`${files.length} changesets`, faults)
