import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isLoopbackHost } from './auth/isLoopbackHost.js'
import { verifyClientToken } from './auth/verifyClientToken.js'
import { answerHttp } from './connection/answerHttp.js'
import { type Connection, createConnection } from './connection/createConnection.js'
import { createExchange } from './exchange/createExchange.js'
import { createMemoryMailbox } from './mailbox/createMemoryMailbox.js'
import { type RelayRefusal, refusals } from './refusals.js'
import { type RelayLimits, relayLimits } from './relayLimits.js'
import type { RelayOptions } from './relayOptions.js'
import { silentLogger } from './silentLogger.js'
import { systemClock } from './systemClock.js'
import { tellCause } from './tellCause.js'
import { createUsage, type Visit } from './usage/createUsage.js'

export type Relay = {
  /** Answers the WebSocket upgrades of a server; `path` leaves other paths alone. The answer ends that. */
  attach(server: Server, options?: { readonly path?: string }): () => void
  /** How many clients are connected. */
  connectionCount(): number
  /** Ends every connection and detaches from every server. The servers stay open. */
  close(): Promise<void>
}

type Client = { readonly clientId: string; readonly projectId: string }
type Accepted = { readonly socket: WebSocket; readonly line: Duplex; readonly visit: Visit }

const refused = 3000
const longestProjectId = 128
const socketOptions = {
  noServer: true,
  perMessageDeflate: false,
  // A fragment or chunk costs about 100 bytes however short it is. Browsers send long messages in fragments of at least 16 kB.
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  // A client that doesn't answer the closing handshake loses its socket after this time.
  closeTimeout: 1_000,
}
const serverEnds = 1001

/**
 * A relay of the WalletConnect protocol: it carries encrypted messages between dapps and wallets and keeps them for who is away.
 *
 * @example
 * const server = createServer()
 * const relay = createRelay({ authorise: ({ projectId }) => (projectId === 'mine' ? undefined : 'invalidKey') })
 * relay.attach(server)
 * server.listen(5555)
 */
export function createRelay(options: RelayOptions = {}): Relay {
  const { clock = systemClock, logger = silentLogger, hosts, authorise } = options
  const { addressOf = (request: IncomingMessage) => request.socket.remoteAddress ?? '' } = options
  const limits: RelayLimits = { ...relayLimits, ...options.limits }
  const mailbox = options.mailbox ?? createMemoryMailbox({ clock, logger })
  const exchange = createExchange({ mailbox, clock, repeatMs: limits.repeatMs })
  const sockets = new WebSocketServer({ ...socketOptions, maxPayload: limits.frameBytes })
  const connections = new Set<Connection>()
  const usage = createUsage(clock, limits)
  const detachers = new Set<() => void>()
  let lastId = 0
  let isClosed = false
  let hasToldHosts = false
  let heartbeat = clock.setTimeout(beat, limits.heartbeatMs)

  return {
    attach(server, { path } = {}) {
      const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        // Anybody can ask for anything: `//` for instance is no address.
        const [pathname, query = ''] = (request.url ?? '/').split('?', 2)
        if (path !== undefined && pathname !== path) return
        upgrade(request, socket, head, new URLSearchParams(query)).catch((error: unknown) => {
          logger.error('A client could not be let in.', tellCause(error))
          socket.destroy()
        })
      }
      server.on('upgrade', onUpgrade)
      const detach = () => {
        server.off('upgrade', onUpgrade)
        detachers.delete(detach)
      }
      detachers.add(detach)
      return detach
    },
    connectionCount: () => connections.size,
    async close() {
      if (isClosed) return
      isClosed = true
      clock.clearTimeout(heartbeat)
      for (const detach of [...detachers]) detach()
      for (const connection of connections) connection.close(serverEnds, 'The relay ends.')
      const left = [...sockets.clients].map((socket) => endOf(socket))
      await Promise.all(left)
      if (!options.mailbox) await mailbox.close()
    },
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, query: URLSearchParams) {
    socket.on('error', () => socket.destroy())
    const address = addressOf(request)
    const visit = usage.open(address, () => socket.destroy())
    if (visit === 'process') return answerHttp(socket, '503 Service Unavailable', 'The relay is full.')
    if (visit === 'address') {
      return answerHttp(socket, '429 Too Many Requests', 'Too many connections from this address.')
    }
    socket.once('close', visit.end)
    const client = await check(request, query, address)
    if (socket.destroyed) return
    // A client that says so reads the reason of a close event; an HTTP answer it could only take for a lost connection.
    if (client.refusal && query.get('useOnCloseEvent') !== 'true') {
      const { status, text } = refusals[client.refusal]
      return answerHttp(socket, status === 401 ? '401 Unauthorized' : '403 Forbidden', text)
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      if (client.refusal) refuse(webSocket, client.refusal)
      else accept({ socket: webSocket, line: socket, visit, ...client })
    })
  }

  async function check(
    request: IncomingMessage,
    query: URLSearchParams,
    address: string,
  ): Promise<{ readonly refusal: RelayRefusal } | (Client & { readonly refusal?: undefined })> {
    const token = verifyClientToken(query.get('auth') ?? '', {
      now: clock.now(),
      clockSkewMs: limits.clockSkewMs,
      tokenMs: limits.tokenMs,
      hosts: hosts ?? ownHosts(request),
    })
    if (!token.isValid) return { refusal: token.refusal }
    const projectId = query.get('projectId') ?? ''
    if (projectId === '' || projectId.length > longestProjectId) return { refusal: 'invalidKey' }
    const { clientId } = token
    const refusal = await authorise?.({ projectId, origin: request.headers.origin, clientId, address })
    return refusal ? { refusal } : { clientId, projectId }
  }

  // Whoever calls chooses the header. Only one that names this machine is as good as a name that was given.
  function ownHosts({ headers: { host = '' } }: IncomingMessage): readonly string[] {
    if (isLoopbackHost(host)) return [host.toLowerCase()]
    if (!hasToldHosts) logger.error('Clients are refused: `hosts` does not say what this relay is called.')
    hasToldHosts = true
    return []
  }

  function refuse(socket: WebSocket, refusal: RelayRefusal) {
    logger.info(`A client was refused: ${refusals[refusal].text}`)
    socket.on('error', () => socket.terminate())
    socket.close(refused, refusals[refusal].text)
  }

  function accept({ socket, line, visit, clientId, projectId }: Client & Accepted) {
    if (isClosed) return socket.close(serverEnds, 'The relay ends.')
    const networks = visit.networks.map(({ name, factor }) => ({ name, bytes: limits.keptBytesPerAddress * factor }))
    const sender = { projectId, networks }
    const connection = createConnection({
      socket,
      line,
      clientId,
      exchange,
      clock,
      limits,
      logger,
      visit,
      sender,
      nextId,
    })
    connections.add(connection)
    socket.once('close', () => connections.delete(connection))
  }

  function beat() {
    for (const connection of connections) connection.beat()
    usage.sweep()
    heartbeat = clock.setTimeout(beat, limits.heartbeatMs)
  }

  // Ids below 2^53, which every client reads as a number; new ones after a restart.
  function nextId(): number {
    lastId = Math.max(lastId + 1, Math.floor(clock.now()) * 1000)
    return lastId
  }
}

// Who does not answer the closing within a second is cut off.
function endOf(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), 1000)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
