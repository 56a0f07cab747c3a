import type { StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'

export type OutboxDeps = {
  readonly clientId: string
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly nextId: () => number
  readonly send: (text: string) => void
  /** Counts the memory of messages that are not acknowledged yet. A negative number releases it. */
  readonly charge: (bytes: number) => void
  readonly onAcknowledged: (message: StoredMessage) => void
  /** Runs when the queue exceeds its limit. */
  readonly onOverflow: () => void
}

/** An unacknowledged message. `at` is the monotonic time when it was last sent. */
export type SentMessage = { readonly message: StoredMessage; sendings: number; at: number }

/** State and dependencies that the functions of this folder share. */
export type OutboxState = {
  readonly deps: OutboxDeps
  /** Unacknowledged messages by the id of their request. */
  readonly sent: Map<string, SentMessage>
  sentBytes: number
  waiting: StoredMessage[]
  waitingBytes: number
  /** Callers that wait for room. */
  readonly queue: (() => void)[]
  resendTimer: unknown
  isClosed: boolean
}
