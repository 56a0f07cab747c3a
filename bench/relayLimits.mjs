// Attacks a relay with its default limits, on this machine only, and prints how much one address, one network and one
// project get, how much memory attacks take, and whether a full mailbox still delivers. Takes about seven minutes on an
// idle machine. `pnpm --filter @latchkey/bench relay-limits [shares|memory|full]`
import { measureFullMailbox } from './relayLimits/measureFullMailbox.mjs'
import { measureMemory } from './relayLimits/measureMemory.mjs'
import { measureShares } from './relayLimits/measureShares.mjs'

const parts = { shares: measureShares, memory: measureMemory, full: measureFullMailbox }
const [wanted] = process.argv.slice(2)
// Ends even if a relay does not respond; a busy machine needs twice as long.
const limit = setTimeout(() => {
  process.stderr.write('Not finished after 20 minutes.\n')
  process.exit(1)
}, 1_200_000)
for (const [name, measure] of Object.entries(parts)) {
  if (wanted !== undefined && wanted !== name) continue
  const { title, columns, rows } = await measure()
  process.stdout.write(`\n${title}\n\n| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n`)
  for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`)
}
clearTimeout(limit)
