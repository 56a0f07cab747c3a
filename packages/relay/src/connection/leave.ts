import type { ConnectionState } from './connectionState.js'

/** Ends the deliveries and subscriptions of a connection. */
export function leave({ deps, outbox, subscriber }: ConnectionState): void {
  outbox.close()
  deps.exchange.leave(subscriber)
}
