import type { StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import type { ExchangeState, Subscription } from './exchangeState.js'
import { offerMessage } from './offerMessage.js'
import type { Subscriber } from './subscriber.js'

const mostHeld = 500

/** Holds a new message while the stored ones are read, and delivers it otherwise. */
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

/** Delivers the held messages. Later ones are delivered at once. */
export function releaseHeld(state: ExchangeState, subscriber: Subscriber, subscription: Subscription): void {
  for (const message of takeHeld(subscriber, subscription)) offerMessage(state, subscriber, message)
}

/** Removes the held messages and returns them. */
export function takeHeld(subscriber: Subscriber, subscription: Subscription): readonly StoredMessage[] {
  const held = subscription.held ?? []
  subscription.held = undefined
  for (const message of held) subscriber.charge(-storedSize(message))
  return held
}
