// Fails on files and functions that are too long to hold one concept, on folders with too many files, and on comments
// that are too wide: `node scripts/checks/checkFileLengths.mjs`. Tests may be longer, also the functions of the
// conformance suites, which only register tests.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findLongFunctions } from './sources/findLongFunctions.mjs'
import { findWideComments } from './sources/findWideComments.mjs'
import { isTestFile } from './sources/isTestFile.mjs'
import { listSources } from './sources/listSources.mjs'
import { reportFaults } from './sources/reportFaults.mjs'

const fileLimit = 300
const functionLimit = 100
const folderLimit = 30
/** Folders whose functions are checked as well. */
const withShortFunctions = [
  'apps/',
  'packages/adapter-kit/',
  'packages/adapters/',
  'packages/api-client/',
  'packages/appkit/',
  'packages/common/',
  'packages/compat/',
  'packages/core/',
  'packages/migrate/',
  'packages/relay/',
  'packages/testing/',
  'packages/ui/',
  'packages/walletconnect/',
]

const isConformanceTest = /^packages\/testing\/src\/conformance\/(\w+\/)?test[A-Z]\w*\.ts$/

const root = path.resolve(import.meta.dirname, '../..')
const written = listSources(root, ['packages', 'apps', 'bench', 'scripts', 'e2e', 'fuzz']).filter(
  (file) => !/\/generated\//.test(file),
)
const files = written.filter((file) => !isTestFile(file) && !/^(e2e|fuzz)\/|\/catalogue\/[a-z]{2}\.ts$/.test(file))
const faults = files.flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const lines = text.split('\n').length - 1
  const functions = hasShortFunctions(file) ? findLongFunctions(file, text, functionLimit) : []
  return [
    ...(lines > fileLimit ? [`${file} has ${lines} lines; ${fileLimit} are the limit.`] : []),
    ...functions.map(
      ({ name, line, lines: count }) => `${file}:${line} ${name} has ${count} lines; ${functionLimit} are the limit.`,
    ),
  ]
})
for (const [folder, { length }] of Map.groupBy(files, (file) => path.dirname(file)))
  if (/\/src\b/.test(folder) && length > folderLimit)
    faults.push(`${folder} has ${length} files without tests; ${folderLimit} are the limit.`)
for (const file of written)
  for (const line of findWideComments(readFileSync(path.join(root, file), 'utf8')))
    faults.push(`${file}:${line} The comment is wider than 120 columns.`)
reportFaults(`Lengths of ${files.length} files`, faults)

function hasShortFunctions(file) {
  return withShortFunctions.some((folder) => file.startsWith(folder)) && !isConformanceTest.test(file)
}
