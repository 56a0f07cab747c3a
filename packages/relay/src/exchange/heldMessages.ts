import type { StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import type { ExchangeState, Subscription } from './exchangeState.js'
import { offerMessage } from './offerMessage.js'
import type { Subscriber } from './subscriber.js'

const mostHeld = 500

/**
 * Buffers a new message until the stored ones are delivered. Delivers it at once otherwise, or if the buffer is full.
 */
export function holdOrOffer(
  state: ExchangeState,
  subscriber: Subscriber,
  subscription: Subscription,
  message: StoredMessage,
): void {
  if (!subscription.held || subscription.held.length >= mostHeld) offerMessage(state, subscriber, message)
  else if (message.from !== subscriber.clientId) {
    subscription.held.push(message)
    subscriber.charge(storedSize(message))
  }
}

/** Delivers the buffered messages, and stops buffering. */
export function releaseHeld(state: ExchangeState, subscriber: Subscriber, subscription: Subscription): void {
  for (const message of takeHeld(subscriber, subscription)) offerMessage(state, subscriber, message)
}

/** Removes and returns the buffered messages, and stops buffering. */
export function takeHeld(subscriber: Subscriber, subscription: Subscription): readonly StoredMessage[] {
  const held = subscription.held ?? []
  subscription.held = undefined
  for (const message of held) subscriber.charge(-storedSize(message))
  return held
}
