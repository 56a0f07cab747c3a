import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { JetStreamApiError, type JetStreamManager, jetstream, type PubAck } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { RelayClock, RelayLogger } from '../ports.js'
import { silentLogger } from '../silentLogger.js'
import { systemClock } from '../systemClock.js'
import { tellCause } from '../tellCause.js'
import { createStreamRoom } from './createStreamRoom.js'
import { type Mailbox, MailboxFullError, type StoredMessage } from './mailbox.js'
import { connectNats, type NatsAccess, type NatsStreams, openStreams, spans } from './openNats.js'
import { formatStoredMessage, parseStoredMessage } from './parseStoredMessage.js'
import { formatStreamChange, parseStreamChange } from './streamChange.js'

export type NatsMailboxOptions = NatsAccess & {
  /** `nats://host:4222`, or several with commas between them. */
  readonly url: string
  readonly clock?: RelayClock
  readonly logger?: RelayLogger
  /** What the names of the streams and their subjects begin with, `latchkey-relay` by default: relays with another one know nothing of these. */
  readonly stream?: string
  /** Servers that keep a copy. 1 by default. */
  readonly replicas?: number
  /** What each of the three streams may hold, 1 GiB by default. */
  readonly bytes?: number
  /** 500 by default. */
  readonly messagesPerTopic?: number
  /** `file` by default. */
  readonly storage?: 'file' | 'memory'
  /** For how long it tries to connect at the start, in ms; 10 s by default. It doesn't retry where the server rejects the credentials. */
  readonly connectMs?: number
}

const requestMs = 1_500
const retryMs = 500
const persistMs = 8_000
const roomAttempts = 3
/** Beyond this on its way to a slow server, a message is refused and clients try again. The connection holds several copies of each. */
const mostBytesUnderWay = 32 * 1024 * 1024

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
  const streams: NatsStreams = {
    prefix: options.stream ?? 'latchkey-relay',
    replicas: options.replicas ?? 1,
    bytes: options.bytes ?? 1024 ** 3,
    messagesPerTopic: options.messagesPerTopic ?? 500,
    storage: options.storage ?? 'file',
  }
  const connection = await connectNats(options.url, options, options.connectMs ?? 10_000)
  let manager = await openStreams(connection, streams).catch(async (error: unknown) => {
    await connection.close()
    throw error
  })
  const publisher = jetstream(connection, { timeout: requestMs })
  const watchers = new Map<string, Set<(message: StoredMessage) => void>>()
  // No stream has this subject: changes contain the addresses of senders, which the store must not.
  const changes = `${streams.prefix}.changes`
  const relay = randomUUID()
  const room = createStreamRoom({
    manager: () => manager,
    clock,
    streamBytes: streams.bytes,
    tell: (change) => {
      if (!connection.isClosed()) connection.publish(changes, formatStreamChange(relay, change))
    },
  })
  connection.subscribe(changes, {
    callback: (error, { data }) => {
      const change = error ? undefined : parseStreamChange(relay, data)
      if (change) room.apply(change)
    },
  })
  let bytesUnderWay = 0
  followConnection().catch((error: unknown) => logger.error('NATS is no longer followed.', tellCause(error)))

  return {
    async put(message, sender) {
      const text = formatStoredMessage(message)
      const bytes = Buffer.byteLength(text)
      if (bytes > (connection.info?.max_payload ?? Number.POSITIVE_INFINITY)) {
        for (const onMessage of [...(watchers.get(message.topic) ?? [])]) onMessage(message)
        throw new MailboxFullError('The message is longer than the store takes.')
      }
      if (bytesUnderWay + bytes > mostBytesUnderWay) throw new Error('NATS is too slow.')
      bytesUnderWay += bytes
      const { stream, seq, duplicate } = await store(message, text, bytes).finally(() => {
        bytesUnderWay -= bytes
      })
      const until = message.publishedAt + spanOf(message).ms
      if (!duplicate) await room.add({ stream, sequence: seq, bytes, until }, sender)
    },
    read: (topic) => persist(() => readTopic(manager, topic)),
    async watch(topic, onMessage) {
      const ofTopic = watchers.get(topic) ?? new Set()
      watchers.set(topic, ofTopic.add(onMessage))
      const subscription = connection.subscribe(`${streams.prefix}.*.${topic}`, {
        callback: (error, { data }) => {
          const message = error ? undefined : parseStoredMessage(topic, data)
          if (message) onMessage(message)
        },
      })
      const stop = () => {
        ofTopic.delete(onMessage)
        if (ofTopic.size === 0 && watchers.get(topic) === ofTopic) watchers.delete(topic)
        subscription.unsubscribe()
      }
      try {
        // What is published once the server has answered this is not missed.
        await connection.flush()
      } catch (error) {
        stop()
        throw error
      }
      return stop
    },
    // Another relay may still have to send it: only its time ends it.
    taken: () => undefined,
    async close() {
      watchers.clear()
      await connection.close()
    },
  }

  // Subscribers get the message from the server even where no stream has room for it.
  async function store(message: StoredMessage, text: string, bytes: number): Promise<PubAck> {
    const span = spanOf(message).name
    for (let attempts = 0; ; attempts++) {
      try {
        // The server stores the same message once.
        return await persist(() =>
          publisher.publish(`${streams.prefix}.${span}.${message.topic}`, text, { msgID: message.id }),
        )
      } catch (error) {
        if (!isFull(error)) throw error
        if (!isStreamFull(error) || bytes > streams.bytes / 2 || attempts >= roomAttempts) {
          throw new MailboxFullError('There is no room for this message.')
        }
        await persist(() => room.free(`${streams.prefix}-${span}`, bytes))
      }
    }
  }

  // A server that is restarted is not worth an error: clients wait 15 seconds for an answer.
  async function persist<T>(act: () => Promise<T>): Promise<T> {
    const end = clock.monotonic() + persistMs
    for (;;) {
      try {
        return await act()
      } catch (error) {
        if (isFull(error) || connection.isClosed() || clock.monotonic() > end) throw error
        await untilAnswering(end - clock.monotonic())
      }
    }
  }

  // Without an answer the previous attempt is still in the buffer of the connection, and another one would take its memory again.
  async function untilAnswering(ms: number): Promise<void> {
    const answering = sleep(retryMs / 2)
      .then(() => connection.flush())
      .catch(() => undefined)
    await Promise.race([answering, sleep(Math.max(0, ms), undefined, { ref: false })])
  }

  async function readTopic(from: JetStreamManager, topic: string): Promise<readonly StoredMessage[]> {
    const found = await Promise.all(spans.map(({ name }) => readSpan(from, name, topic)))
    return found.flat().sort((one, other) => one.publishedAt - other.publishedAt)
  }

  async function readSpan(from: JetStreamManager, span: string, topic: string): Promise<StoredMessage[]> {
    const found: StoredMessage[] = []
    let query = { seq: 1, next_by_subj: `${streams.prefix}.${span}.${topic}` }
    for (;;) {
      const stored = await from.streams.getMessage(`${streams.prefix}-${span}`, query)
      if (!stored) return found
      query = { ...query, seq: stored.seq + 1 }
      const message = parseStoredMessage(topic, stored.data)
      if (message && message.expiresAt > clock.now()) found.push(message)
    }
  }

  async function followConnection() {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') logger.warn('The connection to NATS is lost.')
      if (type === 'reconnect') await catchUp(connection)
    }
  }

  // Subscriptions come back by themselves; what other relays published meanwhile is in the streams.
  async function catchUp(on: NatsConnection) {
    while (!on.isClosed()) {
      try {
        manager = await openStreams(on, streams)
        for (const topic of [...watchers.keys()]) {
          const messages = await readTopic(manager, topic)
          for (const onMessage of watchers.get(topic) ?? []) for (const message of messages) onMessage(message)
        }
        return logger.info('The connection to NATS is back.')
      } catch (error) {
        logger.warn('NATS does not answer yet.', tellCause(error))
        await sleep(retryMs)
      }
    }
  }
}

function spanOf({ publishedAt, expiresAt }: StoredMessage): (typeof spans)[number] {
  return spans.find(({ ms }) => expiresAt - publishedAt <= ms) ?? spans[2]
}

function isFull(error: unknown): boolean {
  // 10077: the stream, or the topic in it, is full.
  return error instanceof JetStreamApiError && (error.code === 10077 || error.message.startsWith('maximum'))
}

function isStreamFull(error: unknown): boolean {
  return error instanceof JetStreamApiError && /^maximum (bytes|messages) exceeded/.test(error.message)
}
