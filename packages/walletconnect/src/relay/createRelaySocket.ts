import { createError, errors } from '@latchkey/common'
import { probeMs } from './createLivenessCheck.js'
import type { CallOptions } from './createRelayCalls.js'
import type { RelayState } from './relayConnection.js'
import {
  closeWhenIdle,
  connect,
  createRelayConnection,
  dropSocket,
  isUnused,
  type RelayConnection,
  type RelayConnectionOptions,
  stopTimer,
} from './relayConnection.js'

/** A WebSocket to the relay that reconnects, and the pending calls over it. */
export type RelaySocket = {
  state(): RelayState
  /** Starts to connect, unless an attempt is under way or scheduled. */
  open(): void
  /** Connects immediately instead of after the retry delay, and replaces a socket that does not respond. */
  wake(): void
  /** Closes a dead socket, for example after the device went offline. */
  drop(): void
  /**
   * Calls the relay. A call without a response is sent again over the next socket; one that the relay cannot serve at
   * the moment is sent again after a delay. Rejects with `RELAY_UNREACHABLE` after `ms` or when the relay rejects the
   * call, and with `ABORTED`.
   */
  call(method: string, params: unknown, options?: CallOptions): Promise<unknown>
  /** Closes the socket soon if it is unused. The next call opens another one. */
  rest(): void
  /** Closes permanently. Pending calls reject with `ABORTED`. */
  close(): void
}

/**
 * Ping timeout after the page became visible again, in ms. It is short because a visitor waits for an approval then.
 */
const wakeProbeMs = 800

/** Creates a {@link RelaySocket}. It connects with the first call. */
export function createRelaySocket(options: RelayConnectionOptions): RelaySocket {
  const connection = createRelayConnection(options)

  return {
    state: () => connection.state,
    open: () => open(connection),
    wake: () => wake(connection),
    rest: () => closeWhenIdle(connection),
    drop() {
      if (connection.socket) dropSocket(connection)
    },
    async call(method, params, callOptions) {
      if (connection.isClosed) throw createError(errors.ABORTED)
      stopTimer(connection, 'idleTimer')
      try {
        const response = connection.calls.add(method, params, callOptions)
        if (connection.calls.count() > 0) open(connection)
        return await response
      } finally {
        closeWhenIdle(connection)
      }
    },
    close() {
      if (connection.isClosed) return
      connection.isClosed = true
      stopTimer(connection, 'retryTimer')
      connection.calls.rejectAll(createError(errors.ABORTED))
      dropSocket(connection)
      connection.state = 'idle'
    },
  }
}

function open(connection: RelayConnection): void {
  if (!connection.socket && !connection.pendingUrl && connection.retryTimer === undefined) connect(connection)
}

function wake(connection: RelayConnection): void {
  if (connection.isClosed) return
  connection.failedAttempts = 0
  if (connection.isOpen) return connection.liveness.probe(wakeProbeMs)
  if (isUnused(connection)) return
  const isConnecting = connection.socket !== undefined || connection.pendingUrl !== undefined
  // An attempt that began before the page slept may never finish.
  if (isConnecting && connection.options.clock.monotonic() - connection.attemptedAt < probeMs) return
  if (isConnecting) dropSocket(connection)
  connect(connection)
}
