import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../../scripts/ports/findFreePort.mjs'

export type TestNats = { readonly url: string; stop(): Promise<void>; start(): Promise<void>; close(): Promise<void> }

/**
 * Starts a NATS server with JetStream on a free port with its own storage folder. `more` are further options of the
 * program.
 */
export async function startNats(program: string, more: readonly string[] = []): Promise<TestNats> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkey-nats-'))
  const port = await findFreePort()
  let server: ChildProcess | undefined
  const nats = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      const options = ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port), ...more]
      server = spawn(program, options, { stdio: 'ignore' })
      await listening(port)
    },
    async stop() {
      const ending = server
      server = undefined
      if (!ending || ending.exitCode !== null) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.kill('SIGKILL')
      await ended
    },
    async close() {
      await nats.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await nats.start()
  return nats
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await sleep(20)
  }
  throw new Error('The NATS server does not listen.')
}
