import { timeoutMs } from './rpcLimits.js'

/** How long a read of a network may take in all, in ms: the time-out of each server once, for at most three of them. */
export function rpcDeadlineMs(servers: readonly unknown[]): number {
  return timeoutMs * Math.max(1, Math.min(3, servers.length))
}
