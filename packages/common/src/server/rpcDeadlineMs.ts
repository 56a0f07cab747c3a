import * as rpcLimits from '../limits/rpcLimits.js'

/** Returns the total timeout of a network read, in ms: one timeout per server, for at most three servers. */
export function rpcDeadlineMs(servers: readonly unknown[]): number {
  return rpcLimits.timeoutMs * Math.max(1, Math.min(3, servers.length))
}
