import type { ExchangeState } from './exchangeState.js'
import { takeHeld } from './heldMessages.js'
import type { Subscriber } from './subscriber.js'

/** Ends one subscription. */
export function unsubscribe(state: ExchangeState, subscriber: Subscriber, name: string): void {
  const listener = state.listeners.get(subscriber)
  // A client that subscribes again gets everything again.
  for (const [id, { topic }] of listener?.seen ?? []) if (topic === name) listener?.seen.delete(id)
  listener?.topics.delete(name)
  leaveTopic(state, subscriber, name)
}

/** Ends all subscriptions of a subscriber. */
export function unsubscribeAll(state: ExchangeState, subscriber: Subscriber): void {
  const { listeners } = state
  for (const name of listeners.get(subscriber)?.topics ?? []) leaveTopic(state, subscriber, name)
  listeners.delete(subscriber)
}

function leaveTopic({ topics }: ExchangeState, subscriber: Subscriber, name: string): void {
  const topic = topics.get(name)
  const subscription = topic?.subscriptions.get(subscriber)
  if (subscription) takeHeld(subscriber, subscription)
  topic?.subscriptions.delete(subscriber)
  if (!topic || topic.subscriptions.size > 0) return
  topics.delete(name)
  topic.watching.then(
    (stop) => stop(),
    () => undefined,
  )
}
