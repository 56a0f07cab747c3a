import { existsSync } from 'node:fs'
import path from 'node:path'

/** The path of a nats-server on this machine, or undefined: `LATCHKEY_NATS`, else one the system has. */
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
