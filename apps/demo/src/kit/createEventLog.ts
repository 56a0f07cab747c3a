import type { AppKit } from '@latchkey/appkit/react'

/** An entry of the log, newest first. */
export type LoggedEvent = {
  readonly key: number
  readonly time: number
  readonly name: string
  readonly properties: string | undefined
}

/** The events of all instances of this page. */
export type EventLog = {
  follow(kit: AppKit): () => void
  watch(onChange: () => void): () => void
  list(): readonly LoggedEvent[]
  clear(): void
}

const kept = 200

export function createEventLog(): EventLog {
  const listeners = new Set<() => void>()
  let entries: readonly LoggedEvent[] = []
  let count = 0

  function set(next: readonly LoggedEvent[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  return {
    follow: (kit) =>
      kit.subscribeEvents(({ timestamp, data }) => {
        count += 1
        const properties = 'properties' in data ? JSON.stringify(data.properties) : undefined
        set([{ key: count, time: timestamp, name: data.event, properties }, ...entries].slice(0, kept))
      }),
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    list: () => entries,
    clear: () => set([]),
  }
}
