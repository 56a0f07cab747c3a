import type { StoredMessage } from './mailbox.js'

type OnMessage = (message: StoredMessage) => void

/** Functions that are called for each new message of a topic. */
export type Watchers = {
  /** Returns a function that removes the watcher. */
  add(topic: string, onMessage: OnMessage): () => void
  /** Calls the watchers of the message's topic. */
  notify(message: StoredMessage): void
  topics(): readonly string[]
  clear(): void
}

export function createWatchers(): Watchers {
  const watchers = new Map<string, Set<OnMessage>>()
  return {
    add(topic, onMessage) {
      const ofTopic = watchers.get(topic) ?? new Set()
      watchers.set(topic, ofTopic.add(onMessage))
      return () => {
        ofTopic.delete(onMessage)
        if (ofTopic.size === 0 && watchers.get(topic) === ofTopic) watchers.delete(topic)
      }
    },
    notify(message) {
      for (const onMessage of [...(watchers.get(message.topic) ?? [])]) onMessage(message)
    },
    topics: () => [...watchers.keys()],
    clear: () => watchers.clear(),
  }
}
