import type { StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import { deliverMessage } from './deliverMessage.js'
import type { ExchangeState, Subscription } from './exchangeState.js'
import type { Subscriber } from './subscriber.js'

const mostBuffered = 500

/**
 * Buffers a new message until the stored ones are delivered. Delivers it at once otherwise, or if the buffer is full.
 */
export function bufferOrDeliver(
  state: ExchangeState,
  subscriber: Subscriber,
  subscription: Subscription,
  message: StoredMessage,
): void {
  if (!subscription.buffered || subscription.buffered.length >= mostBuffered) deliverMessage(state, subscriber, message)
  else if (message.from !== subscriber.clientId) {
    subscription.buffered.push(message)
    subscriber.charge(storedSize(message))
  }
}

/** Delivers the buffered messages, and stops buffering. */
export function deliverBuffered(state: ExchangeState, subscriber: Subscriber, subscription: Subscription): void {
  for (const message of takeBuffered(subscriber, subscription)) deliverMessage(state, subscriber, message)
}

/** Removes and returns the buffered messages, and stops buffering. */
export function takeBuffered(subscriber: Subscriber, subscription: Subscription): readonly StoredMessage[] {
  const buffered = subscription.buffered ?? []
  subscription.buffered = undefined
  for (const message of buffered) subscriber.charge(-storedSize(message))
  return buffered
}
