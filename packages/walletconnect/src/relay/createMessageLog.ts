import type { Clock } from '@latchkey/common'
import type { IMessageTracker } from '@walletconnect/types'

/** The messages that were handled, so that a second copy from the relay does nothing. */
export type MessageLog = IMessageTracker

type Parts = Pick<IMessageTracker, 'init' | 'set' | 'get' | 'getWithoutAck' | 'has' | 'del' | 'ack'>

type Options = {
  readonly clock: Pick<Clock, 'now'>
  readonly storage: {
    getItem(key: string): Promise<unknown>
    setItem(key: string, value: unknown): Promise<void>
  }
}

/** The storage key. */
export const messagesKey = 'messages'

/** The protocol gives messages a TTL of a day at most; until then the relay may deliver one again. An hour is for wrong clocks. */
const keptMs = 25 * 3_600_000
/** The end of an encrypted message is its authentication tag: 16 bytes, no two alike. */
const sealLength = 24
const topicLength = 16

/**
 * Makes a {@link MessageLog}. A received message counts once it was handled, also after a reload; a sent one counts at once. Entries are
 * kept by time, because a count would forget messages that the relay still delivers.
 */
export function createMessageLog({ clock, storage }: Options): MessageLog {
  /** When a message was handled, in ms, by topic and seal. One flat record, so that two tabs merge their entries. */
  let seen: Readonly<Record<string, number>> = {}
  const handling = new Set<string>()
  const prefix = (topic: string) => topic.slice(0, topicLength)
  const keyOf = (topic: string, message: string) => `${prefix(topic)}${message.slice(-sealLength)}`

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
          // A clock that was ahead would keep an entry for too long.
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
    // What was not dealt with comes again from the relay's mailbox.
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
