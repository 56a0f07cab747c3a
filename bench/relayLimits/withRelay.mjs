import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const file = path.join(import.meta.dirname, '../relayProcess.mjs')

/** Runs `use` with a relay with default limits in its own process, and stops it. */
export async function withRelay(use, environment = {}) {
  const child = fork(file, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...environment, RELAY_LIMITS: 'default' },
  })
  try {
    const [{ port }] = await once(child, 'message')
    return await use({
      url: `ws://127.0.0.1:${port}`,
      /** Heap and buffers after a garbage collection, and the highest resident memory since the last call, in bytes. */
      memory: async () => {
        const { memory, peak, connections } = await ask('memory')
        return { bytes: memory.heapUsed + memory.external, rss: memory.rss, peak, connections }
      },
      /** Number of messages per topic. */
      stored: async (topics) => (await ask({ topics })).stored,
    })
  } finally {
    child.kill('SIGKILL')
  }

  async function ask(message) {
    const answer = once(child, 'message')
    child.send(message)
    const [value] = await answer
    return value
  }
}

export const megabytes = (bytes) => (bytes / 1024 / 1024).toFixed(1)
