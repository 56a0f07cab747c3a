import { type ChainNamespace, isObject, readField, storedValues } from '@latchkey/common'
import type { ClientStorage } from '../client/createClientStorage.js'

/** The topic of the session that each namespace uses. All tabs share it, and it is stored for the next page. */
export type UsedTopics = {
  topic(namespace: ChainNamespace): string | undefined
  has(topic: string): boolean
  remember(namespace: ChainNamespace, topic: string): void
  forget(namespace: ChainNamespace): void
  /** Removes a session from every namespace. */
  forgetTopic(topic: string): void
}

const usedKey = storedValues.walletConnect.topics.key()

export function createUsedTopics(storage: ClientStorage): UsedTopics {
  function read(): Readonly<Record<string, unknown>> {
    const stored = storage.read(usedKey)
    return isObject(stored) ? Object.fromEntries(Object.entries(stored)) : {}
  }

  function write(entries: Readonly<Record<string, unknown>>): void {
    if (Object.keys(entries).length > 0) storage.replace(usedKey, entries)
    else storage.remove(usedKey)
  }

  return {
    topic(namespace) {
      const topic = readField(read(), namespace)
      return typeof topic === 'string' ? topic : undefined
    },
    has: (topic) => Object.values(read()).includes(topic),
    remember(namespace, topic) {
      const entries = read()
      if (entries[namespace] !== topic) write({ ...entries, [namespace]: topic })
    },
    forget(namespace) {
      const { [namespace]: topic, ...rest } = read()
      if (topic !== undefined) write(rest)
    },
    forgetTopic(topic) {
      const entries = Object.entries(read())
      const rest = entries.filter(([, used]) => used !== topic)
      if (rest.length < entries.length) write(Object.fromEntries(rest))
    },
  }
}
