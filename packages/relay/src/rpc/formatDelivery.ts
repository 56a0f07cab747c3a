import type { StoredMessage } from '../mailbox/mailbox.js'
import { subscriptionId } from './subscriptionId.js'

/** Formats the request that delivers a message to a client. */
export function formatDelivery(
  id: string,
  clientId: string,
  { topic, message, publishedAt, tag, attestation }: StoredMessage,
): string {
  const data = { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
  const params = JSON.stringify({ id: subscriptionId(topic, clientId), data })
  return `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`
}
