import type { StoredMessage } from '../mailbox/mailbox.js'

/** A connection that receives messages. */
export type Subscriber = {
  readonly clientId: string
  deliver(message: StoredMessage): void
  /** Resolves when there is room for more stored messages. */
  ready(): Promise<void>
  /** Counts the memory of messages that wait for delivery. A negative number releases it. */
  charge(bytes: number): void
}
