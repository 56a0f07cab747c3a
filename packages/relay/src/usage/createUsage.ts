import type { RelayClock } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import { type Bucket, createBucket } from './createBucket.js'
import { createSocketMeter, type SocketMeter } from './createSocketMeter.js'
import { type Network, networksOf } from './networksOf.js'
import { takeActions } from './takeActions.js'
import type { Action, Amount, Level, UsageState } from './usageState.js'

/** Counts the usage of sockets, of their networks, and of the process. */
export type Usage = {
  /** Counts a handshake and a socket. Returns whose limit that exceeds, if any. */
  open(address: string, cutOff: () => void): SocketMeter | 'address' | 'process'
  amountOf(amount: Amount): number
  /** Returns the number of networks whose usage is recorded. */
  networkCount(): number
  /** Removes the usage of networks without sockets whose token buckets are full. */
  sweep(): void
}

/**
 * Counts by network rather than by socket, so that reconnecting does not reset a limit. The process has limits for
 * amounts, which are memory, but none per second: a few addresses could exhaust those for all others.
 */
export function createUsage(clock: Pick<RelayClock, 'monotonic'>, limits: RelayLimits): Usage {
  const state: UsageState = {
    deps: { clock, limits },
    networks: new Map(),
    sockets: new Set(),
    total: {
      amounts: { bytes: 0, sockets: 0, topics: 0 },
      limits: { bytes: limits.waitingBytesInAll, sockets: limits.connections, topics: limits.topics },
      buckets: new Map(),
    },
  }
  const { networks, total } = state

  return {
    open: (address, cutOff) => open(state, address, cutOff),
    amountOf: (amount) => total.amounts[amount],
    networkCount: () => networks.size,
    sweep() {
      for (const name of networks.keys()) forgetIdle(state, name)
    },
  }
}

function open(state: UsageState, address: string, cutOff: () => void): ReturnType<Usage['open']> {
  const networks = networksOf(address)
  const levels = networks.map((network) => levelOf(state, network))
  const isProcessFull = state.total.amounts.sockets >= state.total.limits.sockets
  const isAddressFull = levels.some(({ amounts, limits }) => amounts.sockets >= limits.sockets)
  if (!isProcessFull && !isAddressFull && takeActions(levels, 'handshakes', 1)) {
    return createSocketMeter(state, networks, levels, cutOff)
  }
  for (const { name } of networks) forgetIdle(state, name)
  return isProcessFull ? 'process' : 'address'
}

/** Returns the usage of a network, which starts at zero. */
function levelOf({ deps, networks }: UsageState, { name, factor }: Network): Level {
  const { clock, limits } = deps
  const level = networks.get(name) ?? {
    amounts: { bytes: 0, sockets: 0, topics: 0 },
    limits: {
      bytes: limits.waitingBytesPerAddress * factor,
      sockets: limits.connectionsPerAddress * factor,
      topics: limits.topicsPerAddress * factor,
    },
    buckets: new Map<Action, Bucket>([
      ['frameBytes', createBucket(clock, limits.frameBytesPerSecondPerAddress * factor)],
      ['handshakes', createBucket(clock, limits.handshakesPerSecondPerAddress * factor)],
      ['publishes', createBucket(clock, limits.publishesPerSecondPerAddress * factor)],
      ['publishedBytes', createBucket(clock, limits.publishedBytesPerSecondPerAddress * factor)],
      ['topics', createBucket(clock, limits.topicsPerSecondPerAddress * factor)],
    ]),
  }
  networks.set(name, level)
  return level
}

/** Removes the usage of a network without sockets whose token buckets are full. */
function forgetIdle({ networks }: Pick<UsageState, 'networks'>, name: string): void {
  const level = networks.get(name)
  if (!level || level.amounts.sockets > 0) return
  if ([...level.buckets.values()].every((bucket) => bucket.isFull())) networks.delete(name)
}
