/** A stored message. Its content is encrypted for its receiver; the relay cannot read it. */
export type StoredMessage = {
  /** Identifies the message: a hash of topic and content. */
  readonly id: string
  readonly topic: string
  readonly message: string
  /** The client that published it and does not get it. */
  readonly from: string
  /** Wall clock in ms. */
  readonly publishedAt: number
  /** Wall clock in ms. */
  readonly expiresAt: number
  readonly tag: number
  readonly attestation?: string
}

/**
 * The sender of a message, so that a mailbox can share its capacity fairly. A mailbox does not store network addresses.
 */
export type Sender = {
  readonly projectId: string
  /** The networks of the sender's address, the narrowest first, each with its share in bytes. */
  readonly networks: readonly { readonly name: string; readonly bytes: number }[]
}

/**
 * Stores messages until they expire. One mailbox may serve several relays; each is notified of the others' messages.
 */
export type Mailbox = {
  /**
   * Stores a message and calls the watchers of its topic. A duplicate is not stored again. Without room, the watchers
   * are still called, and the promise rejects with a `MailboxFullError`.
   */
  put(message: StoredMessage, sender?: Sender): Promise<void>
  /** Returns the unexpired messages of a topic, oldest first. */
  read(topic: string): Promise<readonly StoredMessage[]>
  /**
   * Calls back for every message stored after the promise settled, by any relay; some may be repeated. After a gap,
   * such as a lost connection to a shared store, it calls back for all stored messages. Returns a function that stops
   * it.
   */
  watch(topic: string, onMessage: (message: StoredMessage) => void): Promise<() => void>
  /** Records that a client has a message, which may then be evicted first. */
  taken(message: StoredMessage): void
  /** Stops watching and releases all resources. */
  close(): Promise<void>
}

/** Thrown if the mailbox has no room for a message. */
export class MailboxFullError extends Error {
  override readonly name = 'MailboxFullError'
}
