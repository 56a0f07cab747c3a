// Runs what the changes since a commit can make fail, by default those of the working tree: `npm run check [--
// <commit>]`.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { selectSteps } from './check/selectSteps.mjs'
import { environmentOf } from './testAll/environmentOf.mjs'
import { runAll } from './testAll/runAll.mjs'

const root = path.dirname(import.meta.dirname)
const [since = 'HEAD'] = process.argv.slice(2)
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
try {
  git('rev-parse', '--verify', '--quiet', `${since}^{commit}`)
} catch {
  console.error(`No such commit: ${since}`)
  process.exit(2)
}
const files = [
  ...git('diff', '--no-renames', '--name-only', '-z', since),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
]
if (files.length === 0) console.log(`Nothing changed since ${since}.`)
else process.exitCode = await runAll(selectSteps([...new Set(files)], since), { root, environmentOf })
