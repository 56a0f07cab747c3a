// Makes a Node program fail if it connects to another machine: `NODE_OPTIONS="--import …/guardProgram.mjs"`. Child
// processes inherit it.
import { refuseForeignHosts } from './refuseForeignHosts.mjs'

const refused = refuseForeignHosts()
process.on('exit', () => {
  if (refused.length === 0) return
  process.stderr.write(`Tried to reach ${[...new Set(refused)].join(', ')}: ${process.argv.join(' ')}\n`)
  process.exitCode = 1
})
