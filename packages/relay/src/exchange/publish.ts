import { MailboxFullError, type Sender, type StoredMessage } from '../mailbox/mailbox.js'
import type { ExchangeState } from './exchangeState.js'
import { hasListener } from './hasListener.js'

/** Stores a message, whose topic's watchers then deliver it. A full mailbox is an error only if no client of this relay receives the message. */
export async function publish(state: ExchangeState, message: StoredMessage, sender: Sender | undefined): Promise<void> {
  try {
    await state.deps.mailbox.put(message, sender)
  } catch (error) {
    const isDelivered = error instanceof MailboxFullError && hasListener(state, message.topic, message.from)
    if (!isDelivered) throw error
  }
}
