import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isLoopbackHost } from './auth/isLoopbackHost.js'
import { verifyClientToken } from './auth/verifyClientToken.js'
import { answerHttp } from './connection/answerHttp.js'
import { type Connection, createConnection } from './connection/createConnection.js'
import { createShares } from './connection/createShares.js'
import { createSocketCount } from './connection/createSocketCount.js'
import { createExchange } from './exchange/createExchange.js'
import { createMemoryMailbox } from './mailbox/createMemoryMailbox.js'
import { type RelayRefusal, refusals } from './refusals.js'
import { type RelayLimits, relayLimits } from './relayLimits.js'
import type { RelayOptions } from './relayOptions.js'
import { silentLogger } from './silentLogger.js'
import { systemClock } from './systemClock.js'
import { tellCause } from './tellCause.js'

export type Relay = {
  /** Answers the WebSocket upgrades of a server; `path` leaves other paths alone. The answer ends that. */
  attach(server: Server, options?: { readonly path?: string }): () => void
  /** How many clients are connected. */
  connectionCount(): number
  /** Ends every connection and detaches from every server. The servers stay open. */
  close(): Promise<void>
}

const refused = 3000
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
  const mailbox = options.mailbox ?? createMemoryMailbox({ clock })
  const exchange = createExchange({ mailbox, clock, repeatMs: limits.repeatMs })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false })
  const connections = new Set<Connection>()
  const count = createSocketCount(limits)
  const shares = createShares(clock, limits.keptBytesPerAddress)
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
    const noPlace = count(socket, address)
    if (noPlace) return answerHttp(socket, noPlace.status, noPlace.text)
    const visit = await check(request, query, address)
    if (socket.destroyed) return
    // A client that says so reads the reason of a close event; an HTTP answer it could only take for a lost connection.
    if (visit.refusal && query.get('useOnCloseEvent') !== 'true') {
      const { status, text } = refusals[visit.refusal]
      return answerHttp(socket, status === 401 ? '401 Unauthorized' : '403 Forbidden', text)
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      if (visit.refusal) refuse(webSocket, visit.refusal)
      else accept(webSocket, visit.clientId, address)
    })
  }

  async function check(
    request: IncomingMessage,
    query: URLSearchParams,
    address: string,
  ): Promise<{ readonly refusal: RelayRefusal } | { readonly refusal?: undefined; readonly clientId: string }> {
    const token = verifyClientToken(query.get('auth') ?? '', {
      now: clock.now(),
      clockSkewMs: limits.clockSkewMs,
      hosts: hosts ?? ownHosts(request),
    })
    if (!token.isValid) return { refusal: token.refusal }
    const projectId = query.get('projectId') ?? ''
    if (projectId === '') return { refusal: 'invalidKey' }
    const { clientId } = token
    const refusal = await authorise?.({ projectId, origin: request.headers.origin, clientId, address })
    return refusal ? { refusal } : { clientId }
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

  function accept(socket: WebSocket, clientId: string, address: string) {
    if (isClosed) return socket.close(serverEnds, 'The relay ends.')
    const mayKeep = (length: number, ms: number) => shares.take(address, length, ms)
    const connection = createConnection({ socket, clientId, exchange, clock, limits, logger, mayKeep, nextId })
    connections.add(connection)
    socket.once('close', () => connections.delete(connection))
  }

  function beat() {
    for (const connection of connections) connection.beat()
    shares.sweep()
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
