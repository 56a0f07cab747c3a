import { allErrors, type Clock, createError, type ErrorCode } from '@latchkey/common'
import { createLivenessCheck, type LivenessCheck } from './createLivenessCheck.js'
import { createRelayCalls, frameOf, newCallId, type RelayCalls, randomFraction } from './createRelayCalls.js'
import { createRelayHosts, type RelayHosts } from './createRelayHosts.js'
import { readRefusal, safeParseRelayMessage, type TopicMessage } from './safeParseRelayMessage.js'

/** State of the connection to the relay. `reconnecting` after it was lost or failed. */
export type RelayState = 'idle' | 'connecting' | 'connected' | 'reconnecting'

export type RelayConnectionOptions = {
  readonly clock: Clock
  readonly WebSocket: typeof globalThis.WebSocket
  /** URLs of the relay's hosts, at least one. */
  readonly hosts: readonly string[]
  /** Returns the URL of a host with a new JWT. */
  url(host: string): Promise<string>
  /** Whether no topic is subscribed, so that a lost connection need not be restored. */
  isIdle(): boolean
  onState(state: RelayState): void
  /** A new socket is open. Calls made now are sent before pending ones. */
  onOpen(): void
  onMessage(message: TopicMessage): void
  /** The relay rejected the app. No further attempt before `wake`. */
  onRefused(code: ErrorCode): void
}

/** The state that the functions of this file share. */
export type RelayConnection = {
  readonly options: RelayConnectionOptions
  readonly calls: RelayCalls
  readonly liveness: LivenessCheck
  readonly hosts: RelayHosts
  state: RelayState
  socket: WebSocket | undefined
  isOpen: boolean
  /** Whether the relay has sent anything over the current socket. */
  isProven: boolean
  isClosed: boolean
  /** Identifies the URL that is being created for the next socket. */
  pendingUrl: object | undefined
  /** When the last attempt began, by the monotonic clock. */
  attemptedAt: number
  /** Whether an earlier attempt connected or failed. */
  isReconnecting: boolean
  failedAttempts: number
  retryTimer: unknown
  openTimer: unknown
  idleTimer: unknown
}

const shortestRetryMs = 250
const longestRetryMs = 15_000
/** Delay before an idle socket closes: one proposal often follows another. */
const idleMs = 1_000
/** WebSocket close code for a message that is too big. */
const tooBig = 1009

/** Creates a connection that is not open yet. */
export function createRelayConnection(options: RelayConnectionOptions): RelayConnection {
  const { clock } = options
  const connection: RelayConnection = {
    options,
    calls: createRelayCalls({
      clock,
      isOpen: () => connection.isOpen,
      transmit: (frame) => transmit(connection, frame),
    }),
    liveness: createLivenessCheck({
      clock,
      sendPing: () => transmit(connection, frameOf(newCallId(clock), 'irn_batchFetchMessages', { topics: [] })),
      onDead: () => onFailed(connection),
    }),
    hosts: createRelayHosts(options.hosts),
    state: 'idle',
    socket: undefined,
    isOpen: false,
    isProven: false,
    isClosed: false,
    pendingUrl: undefined,
    attemptedAt: 0,
    isReconnecting: false,
    failedAttempts: 0,
    retryTimer: undefined,
    openTimer: undefined,
    idleTimer: undefined,
  }
  return connection
}

/** Opens a socket, unless there is one. */
export function connect(connection: RelayConnection): void {
  const { options } = connection
  if (connection.isClosed || connection.socket) return
  stopTimer(connection, 'retryTimer')
  setState(connection, connection.isReconnecting ? 'reconnecting' : 'connecting')
  const id = {}
  connection.pendingUrl = id
  connection.attemptedAt = options.clock.monotonic()
  options.url(connection.hosts.url()).then(
    (url) => connection.pendingUrl === id && !connection.isClosed && openSocket(connection, url),
    () => connection.pendingUrl === id && onLost(connection),
  )
}

function openSocket(connection: RelayConnection, url: string): void {
  const { options, hosts } = connection
  connection.pendingUrl = undefined
  let socket: WebSocket
  try {
    socket = new options.WebSocket(url)
  } catch {
    return onFailed(connection)
  }
  const isCurrent = () => connection.socket === socket
  connection.socket = socket
  connection.openTimer = options.clock.setTimeout(() => isCurrent() && onFailed(connection), hosts.openTimeoutMs)
  socket.onopen = () => isCurrent() && onOpen(connection)
  socket.onmessage = ({ data }) => isCurrent() && onFrame(connection, data)
  socket.onclose = ({ code, reason }) => {
    if (!isCurrent()) return
    if (code === tooBig) connection.calls.rejectLongest()
    const refusal = readRefusal(code, reason)
    if (refusal) onRefused(connection, refusal)
    else onFailed(connection)
  }
}

function onOpen(connection: RelayConnection): void {
  stopTimer(connection, 'openTimer')
  connection.isOpen = true
  connection.isReconnecting = true
  connection.isProven = false
  connection.failedAttempts = 0
  const pending = connection.calls.list()
  connection.options.onOpen()
  connection.calls.send(pending)
  // A failed `send` drops the socket.
  if (!connection.isOpen) return
  setState(connection, 'connected')
  connection.liveness.onActivity()
  closeWhenIdle(connection)
}

function onFrame(connection: RelayConnection, data: unknown): void {
  connection.liveness.onActivity()
  connection.isProven = true
  connection.hosts.confirm()
  const parsed = safeParseRelayMessage(data)
  if (!parsed.ok) return
  const { value } = parsed
  if (value.type === 'message') {
    transmit(connection, `{"id":${value.idText},"jsonrpc":"2.0","result":true}`)
    connection.options.onMessage(value.content)
    return
  }
  connection.calls.receive(value)
}

function onRefused(connection: RelayConnection, code: ErrorCode): void {
  connection.calls.rejectAll(createError(allErrors[code]))
  detachSocket(connection)
  sleep(connection)
  connection.options.onRefused(code)
}

function transmit(connection: RelayConnection, frame: string): void {
  try {
    connection.socket?.send(frame)
  } catch {
    dropSocket(connection)
  }
}

/** Closes the socket, and reconnects if anything is pending or subscribed. */
export function dropSocket(connection: RelayConnection): void {
  detachSocket(connection)
  onLost(connection)
}

/** Closes a socket that failed, and reconnects: to the same host if it worked, otherwise to the next one. */
function onFailed(connection: RelayConnection): void {
  const isTriedNext = !connection.isProven && connection.hosts.fail()
  detachSocket(connection)
  onLost(connection, isTriedNext)
}

function detachSocket(connection: RelayConnection): void {
  const { socket } = connection
  connection.socket = undefined
  connection.pendingUrl = undefined
  connection.isOpen = false
  connection.isProven = false
  connection.liveness.stop()
  stopTimer(connection, 'openTimer')
  stopTimer(connection, 'idleTimer')
  if (socket) {
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    // A socket that closes before it opened reports an error.
    socket.onerror = null
    try {
      socket.close()
    } catch {
      // Already closed.
    }
  }
  connection.calls.onDisconnect()
}

/**
 * Schedules the next attempt, or tries another host at once. The delay doubles up to 15 s; a random part keeps pages
 * from reconnecting at the same moment.
 */
function onLost(connection: RelayConnection, isTriedNext = false): void {
  connection.pendingUrl = undefined
  if (connection.isClosed) return
  if (isUnused(connection)) return sleep(connection)
  if (isTriedNext) return connect(connection)
  connection.isReconnecting = true
  setState(connection, 'reconnecting')
  const longest = Math.min(longestRetryMs, shortestRetryMs * 2 ** connection.failedAttempts++)
  stopTimer(connection, 'retryTimer')
  connection.retryTimer = connection.options.clock.setTimeout(
    () => (isUnused(connection) ? sleep(connection) : connect(connection)),
    longest * (0.5 + randomFraction() / 2),
  )
}

/** Whether no topic is subscribed and no call is pending. */
export function isUnused({ options, calls }: RelayConnection): boolean {
  return options.isIdle() && calls.count() === 0
}

function sleep(connection: RelayConnection): void {
  stopTimer(connection, 'retryTimer')
  connection.isReconnecting = false
  setState(connection, 'idle')
}

/** Closes an unused socket after a short delay. */
export function closeWhenIdle(connection: RelayConnection): void {
  stopTimer(connection, 'idleTimer')
  if (connection.isOpen && isUnused(connection))
    connection.idleTimer = connection.options.clock.setTimeout(() => dropSocket(connection), idleMs)
}

export function stopTimer(connection: RelayConnection, name: 'retryTimer' | 'openTimer' | 'idleTimer'): void {
  const timer = connection[name]
  if (timer !== undefined) connection.options.clock.clearTimeout(timer)
  connection[name] = undefined
}

function setState(connection: RelayConnection, state: RelayState): void {
  if (state === connection.state) return
  connection.state = state
  connection.options.onState(state)
}
