import type { StoredMessage } from '../mailbox/mailbox.js'
import type { ExchangeState } from './exchangeState.js'
import type { Subscriber } from './subscriber.js'

const mostSeen = 500

/** Delivers a message, unless it has expired or the subscriber sent it or has received it already. */
export function deliverMessage(
  { deps, listeners }: ExchangeState,
  subscriber: Subscriber,
  message: StoredMessage,
): void {
  const { clock, repeatMs } = deps
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
