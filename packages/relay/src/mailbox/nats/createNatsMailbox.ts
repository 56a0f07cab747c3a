import { randomUUID } from 'node:crypto'
import { type JetStreamManager, jetstream } from '@nats-io/jetstream'
import type { RelayClock, RelayLogger } from '../../ports.js'
import { silentLogger } from '../../silentLogger.js'
import { systemClock } from '../../systemClock.js'
import { tellCause } from '../../tellCause.js'
import { createWatchers } from '../createWatchers.js'
import type { Mailbox } from '../mailbox.js'
import { createStreamRoom, type StreamRoom } from '../streamRoom/createStreamRoom.js'
import { formatStreamChange, parseStreamChange } from '../streamRoom/streamChange.js'
import { followConnection } from './followConnection.js'
import type { NatsMailboxDeps, NatsMailboxState } from './natsMailboxState.js'
import { connectNats, type NatsAccess, type NatsStreams, openStreams } from './openNats.js'
import { persist } from './persist.js'
import { putMessage } from './putMessage.js'
import { readTopic } from './readTopic.js'
import { watchTopic } from './watchTopic.js'

export type NatsMailboxOptions = NatsAccess & {
  /** `nats://host:4222`, or several with commas between them. */
  readonly url: string
  readonly clock?: RelayClock
  readonly logger?: RelayLogger
  /** Prefix of the names of streams and subjects, `latchkey-relay` by default. Relays with different prefixes are independent. */
  readonly stream?: string
  /** Servers that keep a copy. 1 by default. */
  readonly replicas?: number
  /** Capacity of each of the three streams, 1 GiB by default. */
  readonly bytes?: number
  /** 500 by default. */
  readonly messagesPerTopic?: number
  /** `file` by default. */
  readonly storage?: 'file' | 'memory'
  /** Time to retry the first connection, in ms; 10 s by default. There is no retry if the server rejects the credentials. */
  readonly connectMs?: number
}

const requestMs = 1_500

/**
 * A mailbox on NATS JetStream, for more than one relay or one that is restarted. Relays on one server are one relay to their clients. A topic is a subject; reading
 * skips expired messages, and the streams drop older ones. A full stream loses the oldest messages of the address that holds most. Rejects where the server is not
 * reached, rejects the credentials or has no JetStream.
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
  followConnection(state).catch((error: unknown) => logger.error('NATS is no longer followed.', tellCause(error)))

  return {
    put: (message, sender) => putMessage(state, message, sender),
    read: (topic) => persist(state, () => readTopic(state, topic)),
    watch: (topic, onMessage) => watchTopic(state, topic, onMessage),
    // Another relay may still have to send it, so only its expiry removes it.
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
    bytesUnderWay: 0,
  }
  return state
}

// Relays exchange their changes on a subject that no stream has: changes contain the addresses of senders, which the store must not.
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
    tell: (change) => {
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
