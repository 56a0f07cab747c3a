import type { WebSocketServer } from 'ws'
import type { Connection } from '../connection/createConnection.js'
import type { Exchange } from '../exchange/createExchange.js'
import type { Mailbox } from '../mailbox/mailbox.js'
import type { RelayClock, RelayLogger } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Usage } from '../usage/createUsage.js'
import type { RelayOptions } from './relayOptions.js'

export type RelayDeps = {
  readonly authorise: RelayOptions['authorise'] | undefined
  readonly hosts: RelayOptions['hosts'] | undefined
  readonly addressOf: NonNullable<RelayOptions['addressOf']>
  readonly clock: RelayClock
  readonly logger: RelayLogger
  readonly limits: RelayLimits
  readonly mailbox: Mailbox
  /** Whether the relay created the mailbox, and has to close it. */
  readonly isOwnMailbox: boolean
  readonly exchange: Exchange
  readonly usage: Usage
  readonly sockets: WebSocketServer
  /** Returns the id of the next request to a client. */
  readonly nextId: () => number
}

/** State and dependencies that the functions of this folder share. */
export type RelayState = {
  readonly deps: RelayDeps
  readonly connections: Set<Connection>
  /** Detach the relay from each of its servers. */
  readonly detachers: Set<() => void>
  heartbeatTimer: unknown
  isClosed: boolean
  /** Whether the log already says that no hosts are configured. */
  hasReportedHosts: boolean
  /** Whether the log already names the host of a token for another relay. */
  hasReportedOtherHost: boolean
}

/** An authenticated client. */
export type Client = { readonly clientId: string; readonly projectId: string }

/** WebSocket close code of a relay that shuts down. */
export const goingAway = 1001
