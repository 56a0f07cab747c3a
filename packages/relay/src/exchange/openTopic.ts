import type { ExchangeState, Subscription, Topic } from './exchangeState.js'
import { holdOrOffer } from './heldMessages.js'
import type { Subscriber } from './subscriber.js'

/** Starts to watch a topic for its first subscriber. */
export function openTopic(state: ExchangeState, name: string): Topic {
  const { deps, topics } = state
  const subscriptions = new Map<Subscriber, Subscription>()
  const watching = deps.mailbox.watch(name, (message) => {
    for (const [subscriber, subscription] of [...subscriptions]) holdOrOffer(state, subscriber, subscription, message)
  })
  const topic = { subscriptions, watching }
  topics.set(name, topic)
  // The current subscribers are notified by their own `await`; the next one starts anew.
  watching.catch(() => topics.get(name) === topic && topics.delete(name))
  return topic
}
