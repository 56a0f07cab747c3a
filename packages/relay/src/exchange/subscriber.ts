import type { StoredMessage } from '../mailbox/mailbox.js'

/** One connection as a destination of messages. */
export type Subscriber = {
  readonly clientId: string
  deliver(message: StoredMessage): void
  /** Resolves when there is room for more stored messages. */
  ready(): Promise<void>
  /** Counts memory that messages for this connection take before they are delivered. Negative: it is free again. */
  charge(bytes: number): void
}
