/** A stored message. Its content is encrypted for its receiver; the relay cannot read it. */
export type StoredMessage = {
  /** Identifies the message: a hash of topic and content. */
  readonly id: string
  readonly topic: string
  readonly message: string
  /** The client that published the message. It does not receive it. */
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

/** Stores messages until they expire. Relays that share a mailbox receive each other's messages. */
export type Mailbox = {
  /**
   * Stores a message, unless it is a duplicate, and calls the watchers of its topic. If there is no room, calls the
   * watchers and rejects with a `MailboxFullError`.
   */
  put(message: StoredMessage, sender?: Sender): Promise<void>
  /** Returns the unexpired messages of a topic, oldest first. */
  read(topic: string): Promise<readonly StoredMessage[]>
  /**
   * Calls `onMessage` for every message that any relay stores after the promise resolved. After a gap, such as a lost
   * connection to a shared store, calls it for all stored messages. May repeat messages. Returns a function that stops
   * watching.
   */
  watch(topic: string, onMessage: (message: StoredMessage) => void): Promise<() => void>
  /** Records that a client acknowledged a message. A full mailbox may evict acknowledged messages first. */
  taken(message: StoredMessage): void
  /** Stops watching and releases all resources. */
  close(): Promise<void>
}

/** Thrown if the mailbox has no room for a message. */
export class MailboxFullError extends Error {
  override readonly name = 'MailboxFullError'
}
