import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns the path of nats-server: `LATCHKEY_NATS`, else that of the system. Undefined if there is none. */
export function findNats(env = process.env) {
  if (env.LATCHKEY_NATS) {
    if (existsSync(env.LATCHKEY_NATS)) return env.LATCHKEY_NATS
    throw new Error(`LATCHKEY_NATS names ${env.LATCHKEY_NATS}, which does not exist.`)
  }
  const directories = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']
  const names = process.platform === 'win32' ? ['nats-server.exe'] : ['nats-server']
  const candidates = directories.filter(Boolean).flatMap((directory) => names.map((name) => path.join(directory, name)))
  return candidates.find((candidate) => existsSync(candidate))
}
