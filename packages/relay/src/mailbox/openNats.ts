import { setTimeout as sleep } from 'node:timers/promises'
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'

/** How messages are kept in JetStream. */
export type NatsStreams = {
  /** What the name of each stream and its subjects begin with. */
  readonly prefix: string
  readonly replicas: number
  readonly bytes: number
  readonly messagesPerTopic: number
  readonly storage: 'file' | 'memory'
}

/**
 * A stream for each span that messages live. Servers before 2.11 know no time to live of one message: in one stream for all, what lives five
 * minutes would take its place for thirty days.
 */
export const spans = [
  { name: '5m', ms: 5 * 60_000 },
  { name: '1d', ms: 24 * 60 * 60_000 },
  { name: '30d', ms: 30 * 24 * 60 * 60_000 },
] as const

const requestMs = 1_500
const nanoseconds = 1_000_000
const repeatWindowMs = 2 * 60_000

/** Connects to NATS and tries again until `deadlineMs` have passed. Once connected it reconnects by itself, for ever. */
export async function connectNats(url: string, deadlineMs: number): Promise<NatsConnection> {
  const end = performance.now() + deadlineMs
  for (;;) {
    try {
      const servers = url.split(',')
      return await connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: 250, timeout: 2_000 })
    } catch (error) {
      if (performance.now() > end) throw error
      await sleep(250)
    }
  }
}

/** Opens the streams, and makes those that are missing. */
export async function openStreams(connection: NatsConnection, streams: NatsStreams): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection, { timeout: requestMs })
  for (const { name, ms } of spans) {
    await manager.streams.add({
      name: `${streams.prefix}-${name}`,
      subjects: [`${streams.prefix}.${name}.*`],
      retention: 'limits',
      storage: streams.storage,
      num_replicas: streams.replicas,
      max_bytes: streams.bytes,
      max_msgs_per_subject: streams.messagesPerTopic,
      // What is full refuses; otherwise one busy topic would push out messages that nobody has taken yet.
      discard: 'new',
      discard_new_per_subject: true,
      max_age: ms * nanoseconds,
      duplicate_window: repeatWindowMs * nanoseconds,
    })
  }
  return manager
}
