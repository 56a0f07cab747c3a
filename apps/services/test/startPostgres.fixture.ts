import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../../scripts/ports/findFreePort.mjs'

export type TestPostgres = { readonly databaseUrl: string; stop(): void }

/** Starts a PostgreSQL server in a temporary folder on a free local port, with the programs in `bin`. */
export async function startPostgres(bin: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-postgres-'))
  // PostgreSQL refuses to run as root; Debian's package creates the user.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(path.join(bin, program), args, { stdio: 'ignore', cwd: folder, ...user })
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const data = path.join(folder, 'data')
  let port: number
  try {
    run('initdb', '-D', data, '-U', 'latchkey', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
    port = await findFreePort()
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
    run('pg_ctl', '-D', data, '-w', '-t', '30', '-l', path.join(folder, 'log'), '-o', options, 'start')
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return {
    databaseUrl: `postgres://latchkey@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}
