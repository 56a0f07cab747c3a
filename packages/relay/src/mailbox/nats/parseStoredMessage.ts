import type { StoredMessage } from '../mailbox.js'
import { parseObject } from '../parseObject.js'

/** Parses a message of a stream. Returns undefined for other data, because other programs may write to the stream. */
export function parseStoredMessage(topic: string, bytes: Uint8Array): StoredMessage | undefined {
  const value = parseObject(bytes)
  const { id, message, from, publishedAt, expiresAt, tag, attestation } = value
  if (typeof id !== 'string' || typeof message !== 'string' || typeof from !== 'string') return undefined
  if (!isNumber(publishedAt) || !isNumber(expiresAt) || !isNumber(tag)) return undefined
  const stored = { id, topic, message, from, publishedAt, expiresAt, tag }
  return typeof attestation === 'string' ? { ...stored, attestation } : stored
}

/** Serializes a message. The topic is omitted, because it is the subject. */
export function formatStoredMessage({ topic: _, ...rest }: StoredMessage): string {
  return JSON.stringify(rest)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
