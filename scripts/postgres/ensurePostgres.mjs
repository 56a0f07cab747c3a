// Makes sure that the tests of the services have a PostgreSQL server: `node scripts/postgres/ensurePostgres.mjs` prints
// its folder. On Debian and as root it installs one; elsewhere these tests are skipped with a message.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres } from './findPostgres.mjs'

const found = findPostgres() ?? install()
process.stdout.write(
  found
    ? `PostgreSQL: ${found}\n`
    : 'No PostgreSQL: its tests are skipped. Install one, or name its folder of programs: LATCHKEY_POSTGRES=/path/to/bin\n',
)

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'])
  return findPostgres()
}

function run(program, args) {
  // Debian would start a server on the default port; the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}
