import type { ConnectionState } from './connectionState.js'

/** Ends the deliveries and subscriptions of a connection. */
export function leave({ deps, outbox, pace, subscriber }: ConnectionState): void {
  pace.end()
  outbox.close()
  deps.exchange.leave(subscriber)
}
