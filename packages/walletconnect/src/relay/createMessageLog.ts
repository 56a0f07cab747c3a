import type { IMessageTracker } from '@walletconnect/types'

/** The messages of each topic that were dealt with, so that the relay's second copy of one does nothing. */
export type MessageLog = IMessageTracker
type Parts = Pick<IMessageTracker, 'init' | 'set' | 'get' | 'getWithoutAck' | 'has' | 'del' | 'ack'>

type Options = {
  readonly storage: {
    getItem(key: string): Promise<unknown>
    setItem(key: string, value: unknown): Promise<void>
  }
}

/** Where they are kept. */
export const messagesKey = 'messages'
/** A relay keeps a message for a day at most; nobody sends more than this in one. */
const perTopic = 100
/** The end of an encrypted message is its seal: no two are alike. */
const sealLength = 48

/** Makes a {@link MessageLog}. What was received counts once it was dealt with, also after a reload; what was sent counts at once. */
export function createMessageLog({ storage }: Options): MessageLog {
  let seen: Record<string, readonly string[]> = {}
  const handling = new Set<string>()
  const seal = (message: string) => message.slice(-sealLength)

  function note(topic: string, message: string): Promise<void> {
    handling.delete(seal(message))
    const list = Object.hasOwn(seen, topic) ? (seen[topic] ?? []) : []
    if (list.includes(seal(message))) return Promise.resolve()
    seen = { ...seen, [topic]: [...list, seal(message)].slice(-perTopic) }
    return storage.setItem(messagesKey, seen)
  }

  const log: Parts = {
    async init() {
      const stored = await storage.getItem(messagesKey)
      seen = Object.fromEntries(
        Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).map(([topic, list]) => [
          topic,
          Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : [],
        ]),
      )
    },
    async set(topic, message, direction) {
      if (direction === 'outbound') await note(topic, message)
      else handling.add(seal(message))
      return seal(message)
    },
    get: (topic) => Object.fromEntries((seen[topic] ?? []).map((entry) => [entry, entry])),
    // What was not dealt with comes again from the relay's mailbox.
    getWithoutAck: () => ({}),
    has: (topic, message) => handling.has(seal(message)) || (seen[topic] ?? []).includes(seal(message)),
    ack: note,
    del(topic) {
      const { [topic]: _gone, ...rest } = seen
      seen = rest
      return storage.setItem(messagesKey, seen)
    },
  }
  return log as MessageLog
}
