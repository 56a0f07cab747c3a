import type { RelayClock } from '../../ports.js'
import type { Ledger, LedgerEntry } from '../createLedger.js'
import type { Watchers } from '../createWatchers.js'
import type { StoredMessage } from '../mailbox.js'

/** A message with its size and sender. */
export type Stored = LedgerEntry<StoredMessage>

/** The messages of one topic by id, oldest first. */
export type Box = { readonly messages: Map<string, Stored>; bytes: number }

export type MemoryMailboxLimits = {
  readonly messagesPerTopic: number
  readonly bytesPerTopic: number
  readonly bytes: number
}

/** State and dependencies that the functions of this folder share. */
export type MemoryMailboxState = {
  readonly deps: { readonly clock: RelayClock; readonly limits: MemoryMailboxLimits }
  readonly boxes: Map<string, Box>
  readonly watchers: Watchers
  /** Acknowledged messages by id. */
  readonly acknowledged: Map<string, Stored>
  readonly ledger: Ledger<StoredMessage>
  sweepTimer: unknown
  /** Monotonic time of the last sweep of a full mailbox. */
  sweptAt: number
}
