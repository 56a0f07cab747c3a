// A file over 300 lines is two ideas in one room: `node scripts/checks/checkFileLengths.mjs`. Tests may be longer.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isTestFile } from './sources/isTestFile.mjs'
import { listSources } from './sources/listSources.mjs'
import { reportFaults } from './sources/reportFaults.mjs'

const limit = 300
const root = path.resolve(import.meta.dirname, '../..')
const files = listSources(root, ['packages', 'apps', 'bench', 'scripts']).filter(
  (file) => !isTestFile(file) && !/\/(generated|locales)\//.test(file),
)
const faults = files.flatMap((file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length - 1
  return lines > limit ? [`${file} has ${lines} lines; ${limit} are the limit.`] : []
})
reportFaults(`Lengths of ${files.length} files`, faults)
