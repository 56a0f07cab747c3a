import type { StoredMessage } from '../mailbox/mailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import { subscriptionId } from '../rpc/subscriptionId.js'
import type { OutboxState, SentMessage } from './outboxState.js'

/** Sends a message and records it as unacknowledged. */
export function sendMessage(state: OutboxState, message: StoredMessage): void {
  const { deps, sent } = state
  const id = String(deps.nextId())
  sent.set(id, { message, sendings: 1, at: deps.clock.monotonic() })
  state.sentBytes += storedSize(message)
  deps.send(formatDelivery(id, deps.clientId, message))
}

/** Sends an unacknowledged message again, with the same id. */
export function sendAgain({ deps }: OutboxState, id: string, one: SentMessage): void {
  one.sendings++
  one.at = deps.clock.monotonic()
  deps.send(formatDelivery(id, deps.clientId, one.message))
}

/** Stops waiting for the acknowledgement of a message. */
export function forgetSent(state: OutboxState, id: string, { message }: SentMessage): void {
  state.sent.delete(id)
  state.sentBytes -= storedSize(message)
  state.deps.charge(-storedSize(message))
}

/** Formats the request that delivers a message to a client. */
function formatDelivery(
  id: string,
  clientId: string,
  { topic, message, publishedAt, tag, attestation }: StoredMessage,
): string {
  const data = { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
  const params = JSON.stringify({ id: subscriptionId(topic, clientId), data })
  return `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`
}
