import type { Sender } from '../mailbox.js'
import { parseObject, toRecord } from '../parseObject.js'

/** A message in a stream of JetStream. */
export type StreamMessage = {
  readonly stream: string
  readonly sequence: number
  readonly bytes: number
  /** When the stream removes the message because of its age: wall clock in ms. */
  readonly until: number
}

/** A change to a stream, which a relay sends to the other relays. */
export type StreamChange =
  | { readonly type: 'stored'; readonly message: StreamMessage; readonly sender: Sender }
  | { readonly type: 'deleted'; readonly stream: string; readonly sequences: readonly number[] }
  /** All messages with a lower sequence are deleted. */
  | { readonly type: 'purged'; readonly stream: string; readonly before: number }

/** Serializes a change with the id of the relay, because a relay also receives its own changes. */
export function formatStreamChange(relay: string, change: StreamChange): string {
  return JSON.stringify({ relay, ...change })
}

/**
 * Parses a change of another relay. Returns undefined for a change of this relay and for other data, because other
 * programs may write to the subject.
 */
export function parseStreamChange(relay: string, bytes: Uint8Array): StreamChange | undefined {
  const value = parseObject(bytes)
  const { type, stream, sequences, before } = value
  if (value.relay === relay) return undefined
  if (type === 'stored') {
    const message = parseMessage(value.message)
    const sender = parseSender(value.sender)
    return message && sender ? { type, message, sender } : undefined
  }
  if (typeof stream !== 'string') return undefined
  if (type === 'deleted' && Array.isArray(sequences)) return { type, stream, sequences: sequences.filter(isCount) }
  return type === 'purged' && isCount(before) ? { type, stream, before } : undefined
}

function parseMessage(value: unknown): StreamMessage | undefined {
  const { stream, sequence, bytes, until } = toRecord(value)
  if (typeof stream !== 'string' || !isCount(sequence) || !isCount(bytes) || !isCount(until)) return undefined
  return { stream, sequence, bytes, until }
}

function parseSender(value: unknown): Sender | undefined {
  const { projectId, networks } = toRecord(value)
  if (typeof projectId !== 'string' || !Array.isArray(networks) || networks.length === 0) return undefined
  const parsed = networks.map(toRecord).flatMap(({ name, bytes }) => {
    return typeof name === 'string' && isCount(bytes) ? [{ name, bytes }] : []
  })
  return parsed.length === networks.length ? { projectId, networks: parsed } : undefined
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
