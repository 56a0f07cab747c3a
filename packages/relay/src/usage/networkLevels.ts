import { type Bucket, createBucket } from './createBucket.js'
import type { Network } from './networksOf.js'
import type { Action, Level, UsageState } from './usageState.js'

/** Returns the usage of a network, which starts at zero. */
export function levelOf({ deps, networks }: UsageState, { name, factor }: Network): Level {
  const { clock, limits } = deps
  const level = networks.get(name) ?? {
    amounts: { bytes: 0, sockets: 0, topics: 0 },
    most: {
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

/** Forgets a network without sockets whose limits per second are restored. */
export function forgetIdle({ networks }: Pick<UsageState, 'networks'>, name: string): void {
  const level = networks.get(name)
  if (!level || level.amounts.sockets > 0) return
  if ([...level.buckets.values()].every((bucket) => bucket.isFull())) networks.delete(name)
}
