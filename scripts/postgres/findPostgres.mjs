import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Parent folders of versions: `15` in Debian's packages, `postgresql@15` in Homebrew. */
const usualRoots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/**
 * Returns the folder with the programs of a PostgreSQL server (`initdb`, `pg_ctl`) on this machine, or undefined:
 * `LATCHKEY_POSTGRES`, else the newest version of Debian's packages, Homebrew or the path.
 */
export function findPostgres(env = process.env, roots = usualRoots) {
  if (env.LATCHKEY_POSTGRES) {
    if (isComplete(env.LATCHKEY_POSTGRES)) return env.LATCHKEY_POSTGRES
    throw new Error(`LATCHKEY_POSTGRES names ${env.LATCHKEY_POSTGRES}, which has no initdb and pg_ctl.`)
  }
  const packaged = roots
    .flatMap(listVersions)
    .sort((one, other) => other.version - one.version)
    .map(({ folder }) => folder)
  return [...packaged, ...(env.PATH ?? '').split(path.delimiter)].filter(Boolean).find(isComplete)
}

function isComplete(folder) {
  return ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(path.join(folder, program)))
}

function listVersions(root) {
  if (!existsSync(root)) return []
  return readdirSync(root)
    .map((name) => ({
      version: Number(/^(?:postgresql@)?(\d+)$/.exec(name)?.[1]),
      folder: path.join(root, name, 'bin'),
    }))
    .filter(({ version }) => !Number.isNaN(version))
}
