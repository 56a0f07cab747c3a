import { isObject, storedValues } from '@latchkey/common'

/** The order of a session's events by the relay's clock. */
export type EventOrder = {
  /**
   * Returns whether an event is at least as new as the latest of its kind, and records it. `publishedAt` in ms; 0 if
   * the relay states no time.
   */
  advance(topic: string, kind: string, publishedAt: number): boolean
  /**
   * Makes events of a kind that were published before `time` stale, because the page changed the same state. 0 if the
   * time is unknown.
   */
  supersede(topic: string, kind: string, time: number): void
  forget(topic: string): void
}

type Storage = {
  read(key: string): unknown
  write(key: string, value: unknown): void
}

const orderKey = storedValues.walletConnect.events.key()

/**
 * Creates an {@link EventOrder}. The relay delivers a message until its TTL ends. An event must not change newer state,
 * even if this page has not seen the event before.
 */
export function createEventOrder(storage: Storage): EventOrder {
  function read(): Readonly<Record<string, unknown>> {
    const stored = storage.read(orderKey)
    return isObject(stored) ? Object.fromEntries(Object.entries(stored)) : {}
  }

  // Changes that another tab stores later do not concern this page.
  const initial = read()
  const own = new Map<string, number>()

  return {
    advance(topic, kind, publishedAt) {
      if (publishedAt <= 0) return true
      const key = `${topic} ${kind}`
      const entries = read()
      const superseded = own.get(key) ?? initial[changeKey(key)]
      if (typeof superseded === 'number' && publishedAt < superseded) return false
      const latest = entries[key]
      if (typeof latest === 'number' && publishedAt < latest) return false
      if (latest !== publishedAt) storage.write(orderKey, { ...entries, [key]: publishedAt })
      return true
    },
    supersede(topic, kind, time) {
      if (time <= 0) return
      const key = `${topic} ${kind}`
      own.set(key, time)
      storage.write(orderKey, { ...read(), [changeKey(key)]: time })
    },
    forget(topic) {
      const entries = Object.entries(read())
      const rest = entries.filter(([key]) => !key.startsWith(`${topic} `))
      if (rest.length < entries.length) storage.write(orderKey, Object.fromEntries(rest))
    },
  }
}

/** Key of the page's own latest change, beside that of the latest event. */
function changeKey(key: string): string {
  return `${key} changed`
}
