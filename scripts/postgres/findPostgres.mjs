import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder with the programs of a PostgreSQL server (`initdb`, `pg_ctl`) of this machine, or undefined: `LATCHKEY_POSTGRES`, else the newest
 * that Debian's packages, Homebrew or the path have.
 */
export function findPostgres(env = process.env) {
  if (env.LATCHKEY_POSTGRES) {
    if (isComplete(env.LATCHKEY_POSTGRES)) return env.LATCHKEY_POSTGRES
    throw new Error(`LATCHKEY_POSTGRES names ${env.LATCHKEY_POSTGRES}, which has no initdb and pg_ctl.`)
  }
  const packaged = [
    '/usr/lib/postgresql/*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
  ]
    .flatMap((pattern) => globSync(pattern))
    .sort((one, other) => versionOf(other) - versionOf(one))
  return [...packaged, ...(env.PATH ?? '').split(path.delimiter)].filter(Boolean).find(isComplete)
}

function isComplete(folder) {
  return ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(path.join(folder, program)))
}

function versionOf(folder) {
  return Number(/postgresql[/@](\d+)/.exec(folder)?.[1] ?? 0)
}
