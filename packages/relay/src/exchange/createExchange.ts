import { MailboxFullError, type Sender, type StoredMessage } from '../mailbox/mailbox.js'
import { takeBuffered } from './bufferedMessages.js'
import { createAcknowledgementLog } from './createAcknowledgementLog.js'
import { createLimiter } from './createLimiter.js'
import type { ExchangeDeps, ExchangeState } from './exchangeState.js'
import { subscribe } from './subscribe.js'
import type { Subscriber } from './subscriber.js'

/** Topics and their subscribers on this relay. */
export type Exchange = {
  /** Resolves once new messages reach the subscriber. The returned function delivers the stored ones. */
  subscribe(subscriber: Subscriber, topic: string): Promise<() => Promise<void>>
  unsubscribe(subscriber: Subscriber, topic: string): void
  leave(subscriber: Subscriber): void
  topicsOf(subscriber: Subscriber): number
  isSubscribed(subscriber: Subscriber, topic: string): boolean
  /** Returns whether another client is subscribed to the topic on this relay. */
  hasListener(topic: string, clientId: string): boolean
  /** Rejects with a `MailboxFullError` if the message is neither stored nor delivered to a client of this relay. */
  publish(message: StoredMessage, sender?: Sender): Promise<void>
  /** Returns the stored messages of a topic, except those that the client published. */
  fetch(clientId: string, topic: string): Promise<readonly StoredMessage[]>
  /** Records that a client acknowledged a message. */
  acknowledge(clientId: string, message: StoredMessage): void
}

/** Limits how much of a shared store is in memory at once. */
const readsAtOnce = 16

/**
 * Delivers messages to all subscribers of their topic except their sender. The mailbox keeps each message until it
 * expires. So no message is lost if a socket closes before the acknowledgement, and a second page of a client receives
 * the messages that the first page acknowledged. Clients deduplicate messages.
 */
export function createExchange(deps: ExchangeDeps): Exchange {
  const { mailbox, clock } = deps
  const state: ExchangeState = {
    deps,
    topics: new Map(),
    listeners: new Map(),
    limiter: createLimiter(readsAtOnce),
    log: createAcknowledgementLog(clock),
  }
  const { listeners, limiter, log } = state

  return {
    subscribe: (subscriber, name) => subscribe(state, subscriber, name),
    unsubscribe: (subscriber, name) => unsubscribe(state, subscriber, name),
    leave: (subscriber) => unsubscribeAll(state, subscriber),
    topicsOf: (subscriber) => listeners.get(subscriber)?.topics.size ?? 0,
    isSubscribed: (subscriber, name) => listeners.get(subscriber)?.topics.has(name) ?? false,
    hasListener: (name, clientId) => hasListener(state, name, clientId),
    publish: (message, sender) => publish(state, message, sender),
    async fetch(clientId, name) {
      const messages = await limiter(() => mailbox.read(name))
      return messages.filter(({ from }) => from !== clientId)
    },
    acknowledge(clientId, message) {
      log.note(clientId, message)
      mailbox.taken(message)
    },
  }
}

/**
 * Stores a message. The watchers of its topic deliver it. A full mailbox is an error only if no client of this relay
 * receives the message.
 */
async function publish(state: ExchangeState, message: StoredMessage, sender: Sender | undefined): Promise<void> {
  try {
    await state.deps.mailbox.put(message, sender)
  } catch (error) {
    const isDelivered = error instanceof MailboxFullError && hasListener(state, message.topic, message.from)
    if (!isDelivered) throw error
  }
}

function unsubscribe(state: ExchangeState, subscriber: Subscriber, name: string): void {
  const listener = state.listeners.get(subscriber)
  // A client that subscribes again receives all stored messages again.
  for (const [id, { topic }] of listener?.seen ?? []) if (topic === name) listener?.seen.delete(id)
  listener?.topics.delete(name)
  leaveTopic(state, subscriber, name)
}

function unsubscribeAll(state: ExchangeState, subscriber: Subscriber): void {
  const { listeners } = state
  for (const name of listeners.get(subscriber)?.topics ?? []) leaveTopic(state, subscriber, name)
  listeners.delete(subscriber)
}

function leaveTopic({ topics }: ExchangeState, subscriber: Subscriber, name: string): void {
  const topic = topics.get(name)
  const subscription = topic?.subscriptions.get(subscriber)
  if (subscription) takeBuffered(subscriber, subscription)
  topic?.subscriptions.delete(subscriber)
  if (!topic || topic.subscriptions.size > 0) return
  topics.delete(name)
  topic.watching.then(
    (stop) => stop(),
    () => undefined,
  )
}

function hasListener({ topics }: Pick<ExchangeState, 'topics'>, name: string, clientId: string): boolean {
  for (const subscriber of topics.get(name)?.subscriptions.keys() ?? []) {
    if (subscriber.clientId !== clientId) return true
  }
  return false
}
