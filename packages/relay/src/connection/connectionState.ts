import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Exchange } from '../exchange/createExchange.js'
import type { Subscriber } from '../exchange/subscriber.js'
import type { Sender } from '../mailbox/mailbox.js'
import type { Outbox } from '../outbox/createOutbox.js'
import type { RelayClock, RelayLogger } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Pages } from '../rpc/fetchPage.js'
import type { SocketMeter } from '../usage/createSocketMeter.js'
import type { ReadGate } from './createReadGate.js'
import type { ReadPace } from './createReadPace.js'
import type { RequestQueue } from './createRequestQueue.js'

export type ConnectionDeps = {
  readonly socket: WebSocket
  /** The TCP or TLS socket below the WebSocket. */
  readonly rawSocket: Duplex
  readonly clientId: string
  readonly exchange: Exchange
  readonly clock: RelayClock
  readonly limits: RelayLimits
  readonly logger: RelayLogger
  readonly meter: SocketMeter
  readonly sender: Sender
  /** Returns the id of the next request to a client. */
  readonly nextId: () => number
}

/** State and dependencies that the functions of this folder share. */
export type ConnectionState = {
  readonly deps: ConnectionDeps
  readonly outbox: Outbox
  readonly subscriber: Subscriber
  readonly gate: ReadGate
  readonly pace: ReadPace
  readonly queue: RequestQueue
  /** Cursors of incomplete fetches. */
  readonly pages: Pages
  missedBeats: number
}
