import { JetStreamApiError } from '@nats-io/jetstream'

/** Returns whether JetStream refuses a message because there is no room. */
export function isFullError(error: unknown): boolean {
  // 10077: the stream, or the topic in it, is full.
  return error instanceof JetStreamApiError && (error.code === 10077 || error.message.startsWith('maximum'))
}

/** Returns whether the stream is full, so that other messages can make room. */
export function isStreamFullError(error: unknown): boolean {
  return error instanceof JetStreamApiError && /^maximum (bytes|messages) exceeded/.test(error.message)
}
