import type { StoredMessage } from '../mailbox.js'

/**
 * One stream per lifetime of messages. Servers before 2.11 have no time to live per message: in a single stream,
 * messages of five minutes would occupy space for thirty days.
 */
export const spans = [
  { name: '5m', ms: 5 * 60_000 },
  { name: '1d', ms: 24 * 60 * 60_000 },
  { name: '30d', ms: 30 * 24 * 60 * 60_000 },
] as const

/** Returns the shortest span that covers the lifetime of a message, or the longest one. */
export function spanOf({ publishedAt, expiresAt }: StoredMessage): (typeof spans)[number] {
  return spans.find(({ ms }) => expiresAt - publishedAt <= ms) ?? spans[2]
}
