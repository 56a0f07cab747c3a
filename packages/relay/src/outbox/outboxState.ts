import type { StoredMessage } from '../mailbox/mailbox.js'
import type { RelayClock } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'

export type OutboxDeps = {
  readonly clientId: string
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly nextId: () => number
  readonly send: (text: string) => void
  /** Counts memory of messages that are not acknowledged yet. Negative: it is free again. */
  readonly charge: (bytes: number) => void
  readonly onTaken: (message: StoredMessage) => void
  /** More waits for this connection than it may. */
  readonly onOverflow: () => void
}

/** A message that is sent and not acknowledged. `at` is the monotonic time of its last sending. */
export type SentMessage = { readonly message: StoredMessage; sendings: number; at: number }

/** The state and dependencies that the verbs of this folder share. */
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
