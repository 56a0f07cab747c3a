import { setTimeout as sleep } from 'node:timers/promises'
import { tellCause } from '../../tellCause.js'
import type { NatsMailboxState } from './natsMailboxState.js'
import { openStreams } from './openNats.js'
import { readTopic } from './readTopic.js'

const retryMs = 500

/** Logs lost connections to NATS, and catches up on missed messages when one is back. Resolves when the connection is closed. */
export async function followConnection(state: NatsMailboxState): Promise<void> {
  const { connection, logger } = state.deps
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') logger.warn('The connection to NATS is lost.')
    if (type === 'reconnect') await catchUp(state)
  }
}

// Subscriptions are restored automatically; messages of other relays from the meantime are in the streams.
async function catchUp(state: NatsMailboxState): Promise<void> {
  const { connection, logger, streams } = state.deps
  while (!connection.isClosed()) {
    try {
      state.manager = await openStreams(connection, streams)
      for (const topic of state.watchers.topics()) {
        for (const message of await readTopic(state, topic)) state.watchers.notify(message)
      }
      return logger.info('The connection to NATS is back.')
    } catch (error) {
      logger.warn('NATS does not answer yet.', tellCause(error))
      await sleep(retryMs)
    }
  }
}
