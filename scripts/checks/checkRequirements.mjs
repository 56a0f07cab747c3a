// Fails when docs/requirements.md calls a row covered that no test names, or when a test names a row that does not
// exist: `node scripts/checks/checkRequirements.mjs`. With ids as arguments, lists the tests that name them: `node
// scripts/checks/checkRequirements.mjs R54 FI2`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compareRequirements } from './compareRequirements.mjs'
import { readRequirements } from './readRequirements.mjs'
import { requirementIds } from './requirementIds.mjs'
import { isTestFile } from './sources/isTestFile.mjs'
import { listSources } from './sources/listSources.mjs'
import { testTitles } from './testTitles.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const tests = listSources(root, ['packages', 'apps', 'e2e', 'examples', 'fuzz', 'scripts', 'docs'])
  .filter((file) => isTestFile(file) || file.startsWith('packages/testing/src/conformance/'))
  .flatMap((file) => [...testTitles(file, read(file))].map((title) => ({ file, title })))

const wanted = process.argv.slice(2)
if (wanted.length > 0) listTests()
else check()

function listTests() {
  for (const id of wanted) {
    console.log(id)
    for (const { file, title } of tests.filter((test) => requirementIds(test.title).includes(id)))
      console.log(`  ${file} › ${title}`)
  }
}

function check() {
  const { rows, faults } = readRequirements(read('docs/requirements.md'))
  const all = [...faults, ...compareRequirements(rows, tests)]
  for (const message of all) console.error(`docs/requirements.md: ${message}`)
  if (all.length > 0) process.exit(1)
  const open = rows.filter(({ status }) => status === 'open')
  console.log(`Tests name ${rows.length - open.length} of ${rows.length} requirements; ${open.length} are open.`)
}
