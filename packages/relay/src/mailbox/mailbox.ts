/** A message as the mailbox keeps it. What it says is encrypted for its receiver; the relay cannot read it. */
export type StoredMessage = {
  /** Tells the message from every other: a hash of topic and content. */
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

/** Where a message comes from, so that a mailbox can share its room fairly. A mailbox does not store network addresses. */
export type Sender = {
  readonly projectId: string
  /** The networks of the sender's address, the narrowest first, each with the bytes that it may keep. */
  readonly networks: readonly { readonly name: string; readonly bytes: number }[]
}

/** Stores messages until they expire. One mailbox may serve several relays: each is told what another one put in. */
export type Mailbox = {
  /**
   * Stores a message and calls the watchers of its topic. A message that is stored already isn't stored again. Where there is no room, the watchers are
   * called all the same, and then the promise rejects with a `MailboxFullError`.
   */
  put(message: StoredMessage, sender?: Sender): Promise<void>
  /** What is kept for a topic and has not expired, oldest first. */
  read(topic: string): Promise<readonly StoredMessage[]>
  /**
   * Tells of every message put in after the promise settled, by whichever relay; some may be told more than once. After a gap,
   * such as a lost connection to a shared store, it tells everything that is kept. The answer ends it.
   */
  watch(topic: string, onMessage: (message: StoredMessage) => void): Promise<() => void>
  /** Hears that a client has a message: it may go first where room is needed. */
  taken(message: StoredMessage): void
  /** Ends watching and lets go of what it holds. */
  close(): Promise<void>
}

/** There is no room for a message. */
export class MailboxFullError extends Error {
  override readonly name = 'MailboxFullError'
}
