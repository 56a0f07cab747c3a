// Finds the NATS server that some relay tests need, or installs one if that needs no prompt:
// `node scripts/nats/ensureNats.mjs` prints its path. Without a server, these tests are skipped with a message.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findNats } from './findNats.mjs'

const found = findNats() ?? install()
process.stdout.write(
  found
    ? `nats-server: ${found}\n`
    : `No nats-server was found: tests of the relay on NATS are skipped. To run them install the package nats-server, or name
one that is somewhere else:    LATCHKEY_NATS=/path/to/nats-server npm test
`,
)

function install() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'nats-server'])
  return findNats()
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  return status === 0
}
