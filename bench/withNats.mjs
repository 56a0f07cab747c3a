import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNats } from '../scripts/nats/findNats.mjs'
import { findFreePort } from '../scripts/ports/findFreePort.mjs'

/** Runs `use` with a local NATS server and stops it. Resolves with undefined without nats-server. */
export async function withNats(use) {
  const command = findNats()
  if (!command) return undefined
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkey-bench-nats-'))
  const port = await findFreePort()
  const server = spawn(command, ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  const kill = () => server.kill('SIGKILL')
  // Needed because a benchmark that ends early does not reach `finally`.
  process.once('exit', kill)
  try {
    while (!(await isOpen(port))) {
      if (server.exitCode !== null) throw new Error('The NATS server did not start.')
      await sleep(50)
    }
    return await use({
      url: `nats://127.0.0.1:${port}`,
      /** Makes the server unresponsive. */
      pause: () => server.kill('SIGSTOP'),
      resume: () => server.kill('SIGCONT'),
    })
  } finally {
    process.off('exit', kill)
    const exited = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined
    kill()
    await exited
    await rm(folder, { recursive: true, force: true })
  }
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
