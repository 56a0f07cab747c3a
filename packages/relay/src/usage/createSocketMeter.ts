import { type Bucket, createBucket } from './createBucket.js'
import type { Network } from './networksOf.js'
import { addAmount, releaseAmounts } from './socketAmounts.js'
import { overdraw, takeActions } from './takeActions.js'
import type { Action, Amount, Level, SocketUsage, UsageState } from './usageState.js'

/** Usage of one socket. */
export type SocketMeter = {
  readonly networks: readonly Network[]
  /** Counts actions, unless that exceeds a limit per second of the socket or of a network it belongs to. */
  allows(action: Action, count: number): boolean
  /** Counts the bytes of a frame. Returns the time until the relay may read the next frame, in ms. */
  takeFrame(bytes: number): number
  /** Counts topics, unless that exceeds the limit of a network it belongs to. */
  takeTopics(count: number): boolean
  /** Adds a count, which may be negative, to an amount. Above a limit, cuts off the socket that uses most of it. */
  charge(amount: 'bytes' | 'topics', count: number): void
  /** Sets the function that cuts the socket off if its usage is too high. */
  whenOverloaded(cutOff: () => void): void
  /** Releases all amounts. */
  end(): void
}

/** Counts a socket on the levels of its networks and of the process. */
export function createSocketMeter(
  state: UsageState,
  networks: readonly Network[],
  networkLevels: readonly Level[],
  cutOff: () => void,
): SocketMeter {
  const { sockets, total } = state
  const socket: SocketUsage = {
    levels: [...networkLevels, total],
    amounts: { bytes: 0, sockets: 0, topics: 0 },
    cutOff,
  }
  const rateLevels = [{ buckets: createSocketBuckets(state) }, ...networkLevels]
  sockets.add(socket)
  addAmount(socket, 'sockets', 1)
  return {
    networks,
    allows: (action, count) => takeActions(rateLevels, action, count),
    takeFrame: (bytes) => overdraw(rateLevels, 'frameBytes', bytes),
    takeTopics(count) {
      if (!sockets.has(socket)) return false
      if (networkLevels.some(({ amounts, limits }) => amounts.topics + count > limits.topics)) return false
      addAmount(socket, 'topics', count)
      cutOffHeaviest(state, socket, 'topics')
      return sockets.has(socket)
    },
    charge(amount, count) {
      if (!sockets.has(socket)) return
      addAmount(socket, amount, count)
      if (count > 0) cutOffHeaviest(state, socket, amount)
    },
    whenOverloaded(next) {
      socket.cutOff = next
    },
    end: () => releaseAmounts(state, socket),
  }
}

function createSocketBuckets({ deps }: UsageState): ReadonlyMap<Action, Bucket> {
  const { clock, limits } = deps
  return new Map([
    ['frameBytes', createBucket(clock, limits.frameBytesPerSecond)],
    ['publishes', createBucket(clock, limits.publishesPerSecond)],
    ['publishedBytes', createBucket(clock, limits.publishedBytesPerSecond)],
    ['topics', createBucket(clock, limits.topicsPerSecond)],
  ])
}

/** Cuts off the sockets that use most of an amount, until no level of the given socket exceeds its limit. */
function cutOffHeaviest(state: UsageState, { levels }: SocketUsage, amount: Amount): void {
  for (const level of levels) {
    while (level.amounts[amount] > level.limits[amount]) {
      const heaviest = heaviestOf(state, level, amount)
      if (!heaviest) break
      releaseAmounts(state, heaviest)
      heaviest.cutOff()
    }
  }
}

// For the process, chooses a socket of the network that uses most of its limit: many small sockets of one address must
// not displace a larger one of another.
function heaviestOf({ sockets, total }: UsageState, level: Level, amount: Amount): SocketUsage | undefined {
  let found: SocketUsage | undefined
  let foundShare = -1
  for (const socket of sockets) {
    if (!socket.levels.includes(level)) continue
    const share = level === total ? shareOf(socket, total, amount) : 0
    if (share < foundShare) continue
    if (share === foundShare && found && socket.amounts[amount] <= found.amounts[amount]) continue
    found = socket
    foundShare = share
  }
  return found
}

function shareOf({ levels }: SocketUsage, total: Level, amount: Amount): number {
  return Math.max(...levels.map((level) => (level === total ? 0 : level.amounts[amount] / level.limits[amount])))
}
