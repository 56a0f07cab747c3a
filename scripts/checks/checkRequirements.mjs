// Fails when docs/requirements.md names a test that is gone: every row says `open`, or which tests cover it.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findMissingTests } from './findMissingTests.mjs'
import { readRequirements } from './readRequirements.mjs'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const document = path.join(root, 'docs/requirements.md')
if (!existsSync(document)) fail(['docs/requirements.md is not there.'])

const { rows, faults } = readRequirements(readFileSync(document, 'utf8'))
const readSource = (file) => {
  const absolute = path.join(root, file)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined
}
const all = [...faults, ...findMissingTests(rows, readSource)]
if (all.length > 0) fail(all)
const open = rows.filter(({ coverage }) => coverage === 'open')
console.log(
  `${rows.length - open.length} of ${rows.length} requirements are covered by tests that exist, ${open.length} are open.`,
)

function fail(messages) {
  for (const message of messages) console.error(`docs/requirements.md: ${message}`)
  process.exit(1)
}
