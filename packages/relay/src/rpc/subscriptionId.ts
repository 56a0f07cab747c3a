import { createHash } from 'node:crypto'

/** Clients compute this id themselves and use it before they receive it. */
export function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex')
}
