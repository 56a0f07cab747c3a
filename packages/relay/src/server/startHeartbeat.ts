import type { RelayState } from './relayState.js'

/** Pings every client at intervals, until the relay closes. Also forgets unused networks. */
export function startHeartbeat(state: RelayState): void {
  const { clock, limits, usage } = state.deps
  state.heartbeatTimer = clock.setTimeout(() => {
    for (const connection of state.connections) connection.beat()
    usage.sweep()
    startHeartbeat(state)
  }, limits.heartbeatMs)
}
