import type { Mailbox, StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock } from '../ports.js'
import { createTakenLog } from './createTakenLog.js'

/** One connection, as a place that messages go to. */
export type Subscriber = {
  readonly clientId: string
  deliver(message: StoredMessage): void
  /** Settles when there is room for more of what is in the mailbox anyway. */
  ready(): Promise<void>
}

/** Topics and who listens to them on this relay. */
export type Exchange = {
  /** Settles when nothing new can be missed; the answer then delivers what the mailbox holds. */
  subscribe(subscriber: Subscriber, topic: string): Promise<() => Promise<void>>
  unsubscribe(subscriber: Subscriber, topic: string): void
  leave(subscriber: Subscriber): void
  topicsOf(subscriber: Subscriber): number
  publish(message: StoredMessage): Promise<void>
  /** What the mailbox holds for this client. */
  fetch(clientId: string, topic: string): Promise<readonly StoredMessage[]>
  /** A client acknowledged a message. */
  acknowledge(clientId: string, message: StoredMessage): void
}

type Subscription = {
  /** What this connection was given, so that nothing reaches it twice by two ways. */
  readonly seen: Set<string>
  /** What came while the mailbox was read: it goes after what is older. */
  held: StoredMessage[] | undefined
}
type Topic = { readonly subscriptions: Map<Subscriber, Subscription>; readonly watching: Promise<() => void> }

const mostSeen = 2_000
const mostHeld = 500

/**
 * Brings messages to everyone who subscribed to their topic but the client that sent them. The mailbox keeps each until its time is
 * over, so that a socket that dies between sending and acknowledging loses nothing, and a second page of the same
 * client gets what the first one took. Clients drop what they have had.
 */
export function createExchange({
  mailbox,
  clock,
  repeatMs,
}: {
  readonly mailbox: Mailbox
  readonly clock: RelayClock
  readonly repeatMs: number
}): Exchange {
  const topics = new Map<string, Topic>()
  const topicsBySubscriber = new Map<Subscriber, Set<string>>()
  const log = createTakenLog(clock)

  return {
    async subscribe(subscriber, name) {
      const topic = topics.get(name) ?? openTopic(name)
      const known = topic.subscriptions.get(subscriber)
      const subscription: Subscription = known ?? { seen: new Set(), held: [] }
      topic.subscriptions.set(subscriber, subscription)
      const names = topicsBySubscriber.get(subscriber) ?? new Set()
      topicsBySubscriber.set(subscriber, names.add(name))
      await topic.watching
      return async () => {
        for (const message of await mailbox.read(name)) {
          if (log.isTakenFor(subscriber.clientId, message, repeatMs)) continue
          await subscriber.ready()
          if (topic.subscriptions.get(subscriber) !== subscription) return
          offer(subscriber, subscription, message)
        }
        // Another call may have given it away in the meantime.
        const held = subscription.held ?? []
        subscription.held = undefined
        for (const message of held) offer(subscriber, subscription, message)
      }
    },
    unsubscribe(subscriber, name) {
      topicsBySubscriber.get(subscriber)?.delete(name)
      leaveTopic(subscriber, name)
    },
    leave(subscriber) {
      for (const name of topicsBySubscriber.get(subscriber) ?? []) leaveTopic(subscriber, name)
      topicsBySubscriber.delete(subscriber)
    },
    topicsOf: (subscriber) => topicsBySubscriber.get(subscriber)?.size ?? 0,
    publish: (message) => mailbox.put(message),
    async fetch(clientId, name) {
      const messages = await mailbox.read(name)
      return messages.filter(({ from }) => from !== clientId)
    },
    acknowledge(clientId, message) {
      log.note(clientId, message)
      mailbox.taken(message)
    },
  }

  function openTopic(name: string): Topic {
    const subscriptions = new Map<Subscriber, Subscription>()
    const watching = mailbox.watch(name, (message) => {
      for (const [subscriber, subscription] of [...subscriptions]) {
        if (subscription.held && subscription.held.length < mostHeld) subscription.held.push(message)
        else offer(subscriber, subscription, message)
      }
    })
    const topic = { subscriptions, watching }
    topics.set(name, topic)
    // The subscribers of this moment are told by their own `await`; the next one starts anew.
    watching.catch(() => topics.get(name) === topic && topics.delete(name))
    return topic
  }

  function leaveTopic(subscriber: Subscriber, name: string) {
    const topic = topics.get(name)
    topic?.subscriptions.delete(subscriber)
    if (!topic || topic.subscriptions.size > 0) return
    topics.delete(name)
    topic.watching.then(
      (stop) => stop(),
      () => undefined,
    )
  }

  function offer(subscriber: Subscriber, { seen }: Subscription, message: StoredMessage) {
    if (message.from === subscriber.clientId || seen.has(message.id)) return
    if (message.expiresAt <= clock.now()) return
    seen.add(message.id)
    const [oldest] = seen.size > mostSeen ? seen : []
    if (oldest !== undefined) seen.delete(oldest)
    subscriber.deliver(message)
  }
}
