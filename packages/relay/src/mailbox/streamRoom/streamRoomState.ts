import type { JetStreamManager } from '@nats-io/jetstream'
import type { RelayClock } from '../../ports.js'
import type { Ledger, LedgerEntry } from '../createLedger.js'
import type { StreamChange, StreamMessage } from './streamChange.js'

export type StreamRoomDeps = {
  readonly manager: () => JetStreamManager
  readonly clock: Pick<RelayClock, 'monotonic' | 'now'>
  /** Capacity of each stream. */
  readonly streamBytes: number
  /** Sends a change to the other relays. */
  readonly sendChange: (change: StreamChange) => void
}

/** Records of the messages in one stream. */
export type StreamRecords = {
  readonly ledger: Ledger<StreamMessage>
  readonly bySequence: Map<number, LedgerEntry<StreamMessage>>
  sweptAt: number
}

/** State and dependencies that the functions of this folder share. */
export type StreamRoomState = {
  readonly deps: StreamRoomDeps
  readonly streams: Map<string, StreamRecords>
  /** The pending deletion of each full stream. */
  readonly freeing: Map<string, Promise<void>>
}
