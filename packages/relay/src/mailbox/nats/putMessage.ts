import type { PubAck } from '@nats-io/jetstream'
import { MailboxFullError, type Sender, type StoredMessage } from '../mailbox.js'
import { isFullError, isStreamFullError } from './isFullError.js'
import type { NatsMailboxState } from './natsMailboxState.js'
import { formatStoredMessage } from './parseStoredMessage.js'
import { spanOf } from './spans.js'
import { withRetry } from './withRetry.js'

const roomAttempts = 3
/**
 * Limit of the bytes that a slow server has not confirmed. Above it, the relay refuses messages, and clients retry. The
 * connection buffers several copies of each message.
 */
const mostUnconfirmedBytes = 32 * 1024 * 1024

/** Stores a message and counts it towards its sender's share. */
export async function putMessage(
  state: NatsMailboxState,
  message: StoredMessage,
  sender: Sender | undefined,
): Promise<void> {
  const { deps, room, watchers } = state
  const text = formatStoredMessage(message)
  const bytes = Buffer.byteLength(text)
  if (bytes > (deps.connection.info?.max_payload ?? Number.POSITIVE_INFINITY)) {
    watchers.notify(message)
    throw new MailboxFullError('The message is longer than the store takes.')
  }
  if (state.unconfirmedBytes + bytes > mostUnconfirmedBytes) throw new Error('NATS is too slow.')
  state.unconfirmedBytes += bytes
  const { stream, seq, duplicate } = await store(state, message, text, bytes).finally(() => {
    state.unconfirmedBytes -= bytes
  })
  const until = message.publishedAt + spanOf(message).ms
  if (!duplicate) await room.add({ stream, sequence: seq, bytes, until }, sender)
}

// NATS delivers the message to subscribers even if no stream has room for it.
async function store(state: NatsMailboxState, message: StoredMessage, text: string, bytes: number): Promise<PubAck> {
  const { deps, publisher, room } = state
  const { prefix, bytes: streamBytes } = deps.streams
  const span = spanOf(message).name
  for (let attempts = 0; ; attempts++) {
    try {
      // NATS deduplicates messages by `msgID`.
      return await withRetry(state, () =>
        publisher.publish(`${prefix}.${span}.${message.topic}`, text, { msgID: message.id }),
      )
    } catch (error) {
      if (!isFullError(error)) throw error
      if (!isStreamFullError(error) || bytes > streamBytes / 2 || attempts >= roomAttempts) {
        throw new MailboxFullError('There is no room for this message.')
      }
      await withRetry(state, () => room.free(`${prefix}-${span}`, bytes))
    }
  }
}
