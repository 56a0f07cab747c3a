import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { RelayClock, RelayLogger } from '../../ports.js'
import type { Watchers } from '../createWatchers.js'
import type { StreamRoom } from '../streamRoom/createStreamRoom.js'
import type { NatsStreams } from './openNats.js'

export type NatsMailboxDeps = {
  readonly connection: NatsConnection
  readonly streams: NatsStreams
  readonly clock: RelayClock
  readonly logger: RelayLogger
}

/** State and dependencies that the functions of this folder share. */
export type NatsMailboxState = {
  readonly deps: NatsMailboxDeps
  readonly publisher: JetStreamClient
  readonly room: StreamRoom
  readonly watchers: Watchers
  /** Replaced after each reconnection. */
  manager: JetStreamManager
  /** Bytes that the server has not confirmed. */
  unconfirmedBytes: number
}
