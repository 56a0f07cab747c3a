import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Where Debian's packages keep a folder for each version, as `15`, and Homebrew as `postgresql@15`. */
const usualRoots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/**
 * The folder with the programs of a PostgreSQL server (`initdb`, `pg_ctl`) of this machine, or undefined: `LATCHKEY_POSTGRES`, else the newest
 * that Debian's packages, Homebrew or the path have.
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
