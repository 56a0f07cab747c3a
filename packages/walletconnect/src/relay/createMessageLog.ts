import { type Clock, storedValues } from '@latchkey/common'
import type { IMessageTracker } from '@walletconnect/types'

/** Handled messages. The relay may deliver a message more than once. */
export type MessageLog = IMessageTracker

type Parts = Pick<IMessageTracker, 'init' | 'set' | 'get' | 'getWithoutAck' | 'has' | 'del' | 'ack'>

type Options = {
  readonly clock: Pick<Clock, 'now'>
  readonly storage: {
    getItem(key: string): Promise<unknown>
    setItem(key: string, value: unknown): Promise<void>
  }
}

export const messagesKey = storedValues.walletConnect.messages.key()

/** Longest TTL of a message, one day, plus an hour for wrong clocks. */
const keptMs = 25 * 3_600_000
/** Length of the authentication tag at the end of an encrypted message: 16 bytes, as base64. It is unique. */
const tagLength = 24
const topicLength = 16

/**
 * Creates a {@link MessageLog}. A received message counts after the library has handled it, a sent one immediately.
 * Entries expire by time: a limit by count would drop messages that the relay still delivers.
 */
export function createMessageLog({ clock, storage }: Options): MessageLog {
  /**
   * When each message was handled, in ms, by topic and authentication tag. A flat record, so that entries of two tabs
   * merge.
   */
  let seen: Readonly<Record<string, number>> = {}
  const handling = new Set<string>()
  const prefix = (topic: string) => topic.slice(0, topicLength)
  const keyOf = (topic: string, message: string) => `${prefix(topic)}${message.slice(-tagLength)}`

  function keep(isKept: (key: string, at: number) => boolean): void {
    seen = Object.fromEntries(Object.entries(seen).filter(([key, at]) => isKept(key, at)))
  }

  function note(topic: string, message: string): Promise<void> {
    const key = keyOf(topic, message)
    handling.delete(key)
    if (Object.hasOwn(seen, key)) return Promise.resolve()
    const now = clock.now()
    keep((_, at) => now - at < keptMs)
    seen = { ...seen, [key]: now }
    return storage.setItem(messagesKey, seen)
  }

  const log: Parts = {
    async init() {
      const stored = await storage.getItem(messagesKey)
      const now = clock.now()
      seen = Object.fromEntries(
        Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).flatMap(([key, at]) =>
          // Entries of a fast clock must not live longer.
          typeof at === 'number' && Number.isFinite(at) ? [[key, Math.min(at, now)]] : [],
        ),
      )
    },
    async set(topic, message, direction) {
      if (direction === 'outbound') await note(topic, message)
      else handling.add(keyOf(topic, message))
      return keyOf(topic, message)
    },
    get: (topic) =>
      Object.fromEntries(
        Object.keys(seen)
          .filter((key) => key.startsWith(prefix(topic)))
          .map((key) => [key, key]),
      ),
    // The relay's mailbox delivers unhandled messages again.
    getWithoutAck: () => ({}),
    has: (topic, message) => handling.has(keyOf(topic, message)) || Object.hasOwn(seen, keyOf(topic, message)),
    ack: note,
    del(topic) {
      keep((key) => !key.startsWith(prefix(topic)))
      return storage.setItem(messagesKey, seen)
    },
  }
  return log as MessageLog
}
