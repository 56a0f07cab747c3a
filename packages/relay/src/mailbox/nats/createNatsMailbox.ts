import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type JetStreamManager, jetstream } from '@nats-io/jetstream'
import { formatCause } from '../../formatCause.js'
import type { RelayClock, RelayLogger } from '../../ports.js'
import { silentLogger } from '../../silentLogger.js'
import { systemClock } from '../../systemClock.js'
import { createWatchers } from '../createWatchers.js'
import type { Mailbox, StoredMessage } from '../mailbox.js'
import { createStreamRoom, type StreamRoom } from '../streamRoom/createStreamRoom.js'
import { formatStreamChange, parseStreamChange } from '../streamRoom/streamChange.js'
import type { NatsMailboxDeps, NatsMailboxState } from './natsMailboxState.js'
import { connectNats, type NatsAccess, type NatsStreams, openStreams } from './openNats.js'
import { parseStoredMessage } from './parseStoredMessage.js'
import { putMessage } from './putMessage.js'
import { readTopic } from './readTopic.js'
import { withRetry } from './withRetry.js'

export type NatsMailboxOptions = NatsAccess & {
  /** `nats://host:4222`, or several URLs separated by commas. */
  readonly url: string
  readonly clock?: RelayClock
  readonly logger?: RelayLogger
  /**
   * Prefix of the names of streams and subjects, `latchkey-relay` by default. Relays with different prefixes are
   * independent.
   */
  readonly stream?: string
  /** Number of servers that store each message, 1 by default. */
  readonly replicas?: number
  /** Capacity of each of the three streams, 1 GiB by default. */
  readonly bytes?: number
  /** Maximum number of messages of a topic in each stream, 500 by default. */
  readonly messagesPerTopic?: number
  /** Where NATS stores the streams, `file` by default. */
  readonly storage?: 'file' | 'memory'
  /**
   * Time in ms for which the first connection is retried, 10 s by default. There is no retry if the server rejects the
   * credentials.
   */
  readonly connectMs?: number
}

const requestMs = 1_500

/**
 * Creates a mailbox on NATS JetStream. Its messages survive a restart of the relay. Relays that share a NATS server are
 * one relay to their clients. If a stream is full, the mailbox evicts the oldest messages of the address that stores
 * most. Rejects if the server is unreachable, rejects the credentials or has no JetStream.
 *
 * @example
 * const mailbox = await createNatsMailbox({ url: 'nats://127.0.0.1:4222' })
 * const relay = createRelay({ mailbox })
 */
export async function createNatsMailbox(options: NatsMailboxOptions): Promise<Mailbox> {
  const { clock = systemClock, logger = silentLogger } = options
  const streams = resolveStreams(options)
  const connection = await connectNats(options.url, options, options.connectMs ?? 10_000)
  const manager = await openStreams(connection, streams).catch(async (error: unknown) => {
    await connection.close()
    throw error
  })
  const state = createState({ connection, streams, clock, logger }, manager)
  followConnection(state).catch((error: unknown) => logger.error('NATS is no longer followed.', formatCause(error)))

  return {
    put: (message, sender) => putMessage(state, message, sender),
    read: (topic) => withRetry(state, () => readTopic(state, topic)),
    watch: (topic, onMessage) => watchTopic(state, topic, onMessage),
    // Another relay may still have to deliver the message, so it stays until it expires.
    taken: () => undefined,
    async close() {
      state.watchers.clear()
      await connection.close()
    },
  }
}

function resolveStreams(options: NatsMailboxOptions): NatsStreams {
  return {
    prefix: options.stream ?? 'latchkey-relay',
    replicas: options.replicas ?? 1,
    bytes: options.bytes ?? 1024 ** 3,
    messagesPerTopic: options.messagesPerTopic ?? 500,
    storage: options.storage ?? 'file',
  }
}

function createState(deps: NatsMailboxDeps, manager: JetStreamManager): NatsMailboxState {
  const state: NatsMailboxState = {
    deps,
    publisher: jetstream(deps.connection, { timeout: requestMs }),
    room: createSharedRoom(deps, () => state.manager),
    watchers: createWatchers(),
    manager,
    unconfirmedBytes: 0,
  }
  return state
}

// Relays exchange their changes on a subject outside the streams: changes contain IP addresses of senders, which NATS
// must not store.
function createSharedRoom(
  { connection, streams, clock }: NatsMailboxDeps,
  manager: () => JetStreamManager,
): StreamRoom {
  const subject = `${streams.prefix}.changes`
  const relay = randomUUID()
  const room = createStreamRoom({
    manager,
    clock,
    streamBytes: streams.bytes,
    sendChange: (change) => {
      if (!connection.isClosed()) connection.publish(subject, formatStreamChange(relay, change))
    },
  })
  connection.subscribe(subject, {
    callback: (error, { data }) => {
      const change = error ? undefined : parseStreamChange(relay, data)
      if (change) room.apply(change)
    },
  })
  return room
}

/** Subscribes to a topic in all streams. Receives every message that is published after the promise resolved. */
async function watchTopic(
  { deps, watchers }: NatsMailboxState,
  topic: string,
  onMessage: (message: StoredMessage) => void,
): Promise<() => void> {
  const { connection, streams } = deps
  const removeWatcher = watchers.add(topic, onMessage)
  const subscription = connection.subscribe(`${streams.prefix}.*.${topic}`, {
    callback: (error, { data }) => {
      const message = error ? undefined : parseStoredMessage(topic, data)
      if (message) onMessage(message)
    },
  })
  const stop = () => {
    removeWatcher()
    subscription.unsubscribe()
  }
  try {
    // The server has processed the subscription when it responds to this.
    await connection.flush()
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

const retryMs = 500

/**
 * Logs a lost connection to NATS, and delivers missed messages after a reconnection. Resolves when the connection is
 * closed.
 */
async function followConnection(state: NatsMailboxState): Promise<void> {
  const { connection, logger } = state.deps
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') logger.warn('The connection to NATS is lost.')
    if (type === 'reconnect') await catchUp(state)
  }
}

// The library restores subscriptions. Messages that other relays stored in the meantime are in the streams.
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
      logger.warn('NATS does not answer yet.', formatCause(error))
      await sleep(retryMs)
    }
  }
}
