import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { createExchange } from '../exchange/createExchange.js'
import { createMemoryMailbox } from '../mailbox/memory/createMemoryMailbox.js'
import type { RelayClock } from '../ports.js'
import { type RelayLimits, relayLimits } from '../relayLimits.js'
import { silentLogger } from '../silentLogger.js'
import { systemClock } from '../systemClock.js'
import { createUsage } from '../usage/createUsage.js'
import { attachServer } from './attachServer.js'
import type { RelayOptions } from './relayOptions.js'
import { goingAway, type RelayDeps, type RelayState } from './relayState.js'

export type Relay = {
  /** Handles the WebSocket upgrades of a server, or only those of `path`. Returns a function that stops it. */
  attach(server: Server, options?: { readonly path?: string }): () => void
  /** Returns the number of connected clients. */
  connectionCount(): number
  /** Closes every connection and detaches from every server. The servers stay open. */
  close(): Promise<void>
}

const socketOptions = {
  noServer: true,
  perMessageDeflate: false,
  // A fragment or chunk takes about 100 bytes of memory, however short it is. Browsers send long messages in fragments
  // of at least 16 kB.
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  // Time in ms after which the library destroys the socket of a client that ignores the closing handshake.
  closeTimeout: 1_000,
}

/**
 * Creates a WalletConnect relay. It passes encrypted messages between apps and wallets, and stores them for offline
 * clients.
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

/** Pings every client at intervals, until the relay closes. Also removes the usage of idle networks. */
function startHeartbeat(state: RelayState): void {
  const { clock, limits, usage } = state.deps
  state.heartbeatTimer = clock.setTimeout(() => {
    for (const connection of state.connections) connection.beat()
    usage.sweep()
    startHeartbeat(state)
  }, limits.heartbeatMs)
}

/**
 * Returns a function that creates ids below 2^53, which every client parses exactly. They grow with the clock, so a
 * restarted relay does not repeat them.
 */
function createRequestIds(clock: Pick<RelayClock, 'now'>): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, Math.floor(clock.now()) * 1000)
    return last
  }
}

const closingHandshakeMs = 1_000

/** Detaches from every server and closes every connection. Resolves when all sockets are closed. */
async function closeRelay(state: RelayState): Promise<void> {
  const { deps, connections, detachers } = state
  if (state.isClosed) return
  state.isClosed = true
  deps.clock.clearTimeout(state.heartbeatTimer)
  for (const detach of [...detachers]) detach()
  for (const connection of connections) connection.close(goingAway, 'The relay ends.')
  await Promise.all([...deps.sockets.clients].map(untilClosed))
  if (deps.isOwnMailbox) await deps.mailbox.close()
}

// Destroys the socket if the client does not respond to the closing handshake in time.
function untilClosed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), closingHandshakeMs)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
