import type { RelayClock } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Bucket } from './createBucket.js'

/** Amounts that a closed socket releases. `bytes` is the memory of buffered frames, received or to be sent. */
export type Amount = 'bytes' | 'sockets' | 'topics'

/** Actions with a limit per second. */
export type Action = 'frameBytes' | 'handshakes' | 'publishedBytes' | 'publishes' | 'topics'

/** Usage of a network or of the process, with its limits. */
export type Level = {
  readonly amounts: Record<Amount, number>
  readonly limits: Record<Amount, number>
  readonly buckets: ReadonlyMap<Action, Bucket>
}

/** Usage of one socket, which counts towards each of its levels. */
export type SocketUsage = {
  readonly levels: readonly Level[]
  readonly amounts: Record<Amount, number>
  cutOff: () => void
}

/** State and dependencies that the functions of this folder share. */
export type UsageState = {
  readonly deps: { readonly clock: Pick<RelayClock, 'monotonic'>; readonly limits: RelayLimits }
  readonly networks: Map<string, Level>
  readonly sockets: Set<SocketUsage>
  /** Usage of the process. */
  readonly total: Level
}
