import { createHash } from 'node:crypto'
import type { StoredMessage } from '../src/exports/index.js'

export const topicOf = (name: string) => createHash('sha256').update(name).digest('hex')

/** Returns a message that expires after five minutes. */
export function storedMessage(text: string, now: number, more: Partial<StoredMessage> = {}): StoredMessage {
  return {
    id: text,
    topic: topicOf('a'),
    message: text,
    from: 'did:key:zSender',
    publishedAt: now,
    expiresAt: now + 300_000,
    tag: 1108,
    ...more,
  }
}
