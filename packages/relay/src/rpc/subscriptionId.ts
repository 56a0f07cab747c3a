import { createHash } from 'node:crypto'

/** Returns the id of a subscription. Clients compute the same id, and use it before they receive the response. */
export function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex')
}
