import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { createExchange } from '../exchange/createExchange.js'
import { createMemoryMailbox } from '../mailbox/memory/createMemoryMailbox.js'
import { type RelayLimits, relayLimits } from '../relayLimits.js'
import { silentLogger } from '../silentLogger.js'
import { systemClock } from '../systemClock.js'
import { createUsage } from '../usage/createUsage.js'
import { attachServer } from './attachServer.js'
import { closeRelay } from './closeRelay.js'
import { createRequestIds } from './createRequestIds.js'
import type { RelayOptions } from './relayOptions.js'
import type { RelayDeps, RelayState } from './relayState.js'
import { startHeartbeat } from './startHeartbeat.js'

export type Relay = {
  /** Handles the WebSocket upgrades of a server; `path` ignores other paths. Returns a function that stops it. */
  attach(server: Server, options?: { readonly path?: string }): () => void
  /** How many clients are connected. */
  connectionCount(): number
  /** Ends every connection and detaches from every server. The servers stay open. */
  close(): Promise<void>
}

const socketOptions = {
  noServer: true,
  perMessageDeflate: false,
  // A fragment or chunk costs about 100 bytes however short it is. Browsers send long messages in fragments of at least 16 kB.
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  // A client that doesn't answer the closing handshake loses its socket after this time.
  closeTimeout: 1_000,
}

/**
 * Creates a relay of the WalletConnect protocol, which passes encrypted messages between dapps and wallets and stores them for absent clients.
 *
 * @example
 * const server = createServer()
 * const relay = createRelay({ authorise: ({ projectId }) => (projectId === 'mine' ? undefined : 'invalidKey') })
 * relay.attach(server)
 * server.listen(5555)
 */
export function createRelay(options: RelayOptions = {}): Relay {
  const state: RelayState = {
    deps: createDeps(options),
    connections: new Set(),
    detachers: new Set(),
    heartbeatTimer: undefined,
    isClosed: false,
    hasReportedHosts: false,
    hasReportedOtherHost: false,
  }
  startHeartbeat(state)
  return {
    attach: (server, { path } = {}) => attachServer(state, server, path),
    connectionCount: () => state.connections.size,
    close: () => closeRelay(state),
  }
}

function createDeps(options: RelayOptions): RelayDeps {
  const { clock = systemClock, logger = silentLogger, hosts, authorise } = options
  const limits: RelayLimits = { ...relayLimits, ...options.limits }
  const mailbox = options.mailbox ?? createMemoryMailbox({ clock, logger })
  return {
    authorise,
    hosts,
    addressOf: options.addressOf ?? ((request) => request.socket.remoteAddress ?? ''),
    clock,
    logger,
    limits,
    mailbox,
    isOwnMailbox: !options.mailbox,
    exchange: createExchange({ mailbox, clock, repeatMs: limits.repeatMs }),
    usage: createUsage(clock, limits),
    sockets: new WebSocketServer({ ...socketOptions, maxPayload: limits.frameBytes }),
    nextId: createRequestIds(clock),
  }
}
