import { type Mailbox, MailboxFullError, type Sender, type StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import type { RelayClock } from '../ports.js'
import { createGate } from './createGate.js'
import { createTakenLog } from './createTakenLog.js'

/** One connection, as a place that messages go to. */
export type Subscriber = {
  readonly clientId: string
  deliver(message: StoredMessage): void
  /** Resolves when there is room for more stored messages. */
  ready(): Promise<void>
  /** Counts memory that messages for this connection take before they are delivered. Negative: it is free again. */
  charge(bytes: number): void
}

/** Topics and who listens to them on this relay. */
export type Exchange = {
  /** Settles when nothing new can be missed; the answer then delivers what the mailbox holds. */
  subscribe(subscriber: Subscriber, topic: string): Promise<() => Promise<void>>
  unsubscribe(subscriber: Subscriber, topic: string): void
  leave(subscriber: Subscriber): void
  topicsOf(subscriber: Subscriber): number
  isSubscribed(subscriber: Subscriber, topic: string): boolean
  /** Whether a client other than this one is subscribed to the topic on this relay. */
  hasListener(topic: string, clientId: string): boolean
  /** Rejects with a `MailboxFullError` where the message is neither stored nor delivered to a client of this relay. */
  publish(message: StoredMessage, sender?: Sender): Promise<void>
  /** Stored messages for this client. */
  fetch(clientId: string, topic: string): Promise<readonly StoredMessage[]>
  /** A client acknowledged a message. */
  acknowledge(clientId: string, message: StoredMessage): void
}

type Subscription = {
  /** Messages that came while the mailbox was read. They are delivered after the stored ones, which are older. */
  held: StoredMessage[] | undefined
}
type Listener = {
  readonly topics: Set<string>
  /** Delivered messages by id, so that none is delivered twice in two ways. */
  readonly seen: Map<string, { readonly topic: string; readonly at: number }>
}
type Topic = { readonly subscriptions: Map<Subscriber, Subscription>; readonly watching: Promise<() => void> }

const mostSeen = 500
const mostHeld = 500
/** More at once would put too much of a shared store into memory. */
const readsAtOnce = 16

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
  const listeners = new Map<Subscriber, Listener>()
  const gate = createGate(readsAtOnce)
  const log = createTakenLog(clock)

  return {
    async subscribe(subscriber, name) {
      const topic = topics.get(name) ?? openTopic(name)
      const known = topic.subscriptions.get(subscriber)
      const subscription: Subscription = known ?? { held: [] }
      topic.subscriptions.set(subscriber, subscription)
      const listener = listeners.get(subscriber) ?? { topics: new Set(), seen: new Map() }
      listeners.set(subscriber, listener)
      listener.topics.add(name)
      await topic.watching
      return async () => {
        if (topic.subscriptions.get(subscriber) !== subscription) return
        for (const message of await readFor(subscriber, name)) {
          await subscriber.ready()
          subscriber.charge(-storedSize(message))
          if (topic.subscriptions.get(subscriber) === subscription) offer(subscriber, message)
        }
        // Another call may have delivered them in the meantime.
        if (topic.subscriptions.get(subscriber) === subscription) release(subscriber, subscription)
      }
    },
    unsubscribe(subscriber, name) {
      const listener = listeners.get(subscriber)
      // A client that subscribes again gets everything again.
      for (const [id, { topic }] of listener?.seen ?? []) if (topic === name) listener?.seen.delete(id)
      listener?.topics.delete(name)
      leaveTopic(subscriber, name)
    },
    leave(subscriber) {
      for (const name of listeners.get(subscriber)?.topics ?? []) leaveTopic(subscriber, name)
      listeners.delete(subscriber)
    },
    topicsOf: (subscriber) => listeners.get(subscriber)?.topics.size ?? 0,
    isSubscribed: (subscriber, name) => listeners.get(subscriber)?.topics.has(name) ?? false,
    hasListener,
    async publish(message, sender) {
      try {
        await mailbox.put(message, sender)
      } catch (error) {
        const isDelivered = error instanceof MailboxFullError && hasListener(message.topic, message.from)
        if (!isDelivered) throw error
      }
    },
    async fetch(clientId, name) {
      const messages = await gate(() => mailbox.read(name))
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
        if (!subscription.held || subscription.held.length >= mostHeld) offer(subscriber, message)
        else if (message.from !== subscriber.clientId) {
          subscription.held.push(message)
          subscriber.charge(storedSize(message))
        }
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
    const subscription = topic?.subscriptions.get(subscriber)
    if (subscription) drain(subscriber, subscription)
    topic?.subscriptions.delete(subscriber)
    if (!topic || topic.subscriptions.size > 0) return
    topics.delete(name)
    topic.watching.then(
      (stop) => stop(),
      () => undefined,
    )
  }

  function hasListener(name: string, clientId: string): boolean {
    for (const subscriber of topics.get(name)?.subscriptions.keys() ?? []) {
      if (subscriber.clientId !== clientId) return true
    }
    return false
  }

  // With a shared store these are copies: they count until they are delivered.
  async function readFor(subscriber: Subscriber, name: string): Promise<readonly StoredMessage[]> {
    const stored = await gate(() => mailbox.read(name))
    const wanted = stored.filter((message) => !log.isTakenFor(subscriber.clientId, message, repeatMs))
    subscriber.charge(wanted.reduce((sum, message) => sum + storedSize(message), 0))
    return wanted
  }

  function drain(subscriber: Subscriber, subscription: Subscription): readonly StoredMessage[] {
    const held = subscription.held ?? []
    subscription.held = undefined
    for (const message of held) subscriber.charge(-storedSize(message))
    return held
  }

  function release(subscriber: Subscriber, subscription: Subscription) {
    for (const message of drain(subscriber, subscription)) offer(subscriber, message)
  }

  function offer(subscriber: Subscriber, message: StoredMessage) {
    const seen = listeners.get(subscriber)?.seen
    if (!seen || message.from === subscriber.clientId || seen.has(message.id)) return
    if (message.expiresAt <= clock.now()) return
    const now = clock.monotonic()
    for (const [id, { at }] of seen) {
      if (seen.size < mostSeen && now - at < repeatMs) break
      seen.delete(id)
    }
    seen.set(message.id, { topic: message.topic, at: now })
    subscriber.deliver(message)
  }
}
