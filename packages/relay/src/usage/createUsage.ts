import type { RelayClock } from '../ports.js'
import type { RelayLimits } from '../relayLimits.js'
import { type Bucket, createBucket } from './createBucket.js'
import { type Network, networksOf } from './networksOf.js'

/** Amounts that a socket gives back. `bytes` is memory of frames that wait in either direction. */
export type Amount = 'bytes' | 'sockets' | 'topics'

/** Actions with a limit per second. */
export type Action = 'handshakes' | 'publishedBytes' | 'publishes' | 'topics'

/** Usage of one socket. */
export type Visit = {
  readonly networks: readonly Network[]
  /** Counts actions, unless that exceeds a limit per second of the socket or of a network it belongs to. */
  allows(action: Action, count: number): boolean
  /** Counts topics, unless that exceeds the limit of a network it belongs to. */
  takeTopics(count: number): boolean
  /** Adds to an amount, or subtracts. Where a limit is exceeded, the socket that uses most under this limit is cut off. */
  charge(amount: 'bytes' | 'topics', count: number): void
  /** Sets the function that cuts the socket off because of its usage. */
  whenOverloaded(cutOff: () => void): void
  /** Returns all amounts. */
  end(): void
}

/** Usage of sockets, of the networks they come from, and of the process. */
export type Usage = {
  /** Counts a handshake and a socket. Returns the exceeded limit where there is no room for it. */
  open(address: string, cutOff: () => void): Visit | 'address' | 'process'
  amountOf(amount: Amount): number
  /** Networks whose usage is recorded. */
  networkCount(): number
  /** Forgets networks without sockets whose limits per second are restored. */
  sweep(): void
}

type Level = {
  readonly amounts: Record<Amount, number>
  readonly most: Record<Amount, number>
  readonly buckets: ReadonlyMap<Action, Bucket>
}
type Socket = { readonly levels: readonly Level[]; readonly amounts: Record<Amount, number>; cutOff: () => void }

/**
 * Counts by network rather than by socket, so that reconnecting restores nothing. The process has limits for amounts, which are memory, but none per second: a few
 * addresses could exhaust those for everybody else.
 */
export function createUsage(clock: Pick<RelayClock, 'monotonic'>, limits: RelayLimits): Usage {
  const networks = new Map<string, Level>()
  const sockets = new Set<Socket>()
  const whole: Level = {
    amounts: { bytes: 0, sockets: 0, topics: 0 },
    most: { bytes: limits.waitingBytesInAll, sockets: limits.connections, topics: limits.topics },
    buckets: new Map(),
  }

  return {
    open(address, cutOff) {
      const own = networksOf(address)
      const levels = own.map(levelOf)
      const isWholeFull = whole.amounts.sockets >= whole.most.sockets
      const isFull = levels.some(({ amounts, most }) => amounts.sockets >= most.sockets)
      if (!isWholeFull && !isFull && take(levels, 'handshakes', 1)) return createVisit(own, levels, cutOff)
      for (const { name } of own) forgetIdle(name)
      return isWholeFull ? 'process' : 'address'
    },
    amountOf: (amount) => whole.amounts[amount],
    networkCount: () => networks.size,
    sweep() {
      for (const name of networks.keys()) forgetIdle(name)
    },
  }

  function forgetIdle(name: string) {
    const level = networks.get(name)
    if (!level || level.amounts.sockets > 0) return
    if ([...level.buckets.values()].every((bucket) => bucket.isFull())) networks.delete(name)
  }

  function levelOf({ name, factor }: Network): Level {
    const level = networks.get(name) ?? {
      amounts: { bytes: 0, sockets: 0, topics: 0 },
      most: {
        bytes: limits.waitingBytesPerAddress * factor,
        sockets: limits.connectionsPerAddress * factor,
        topics: limits.topicsPerAddress * factor,
      },
      buckets: new Map<Action, Bucket>([
        ['handshakes', createBucket(clock, limits.handshakesPerSecondPerAddress * factor)],
        ['publishes', createBucket(clock, limits.publishesPerSecondPerAddress * factor)],
        ['publishedBytes', createBucket(clock, limits.publishedBytesPerSecondPerAddress * factor)],
        ['topics', createBucket(clock, limits.topicsPerSecondPerAddress * factor)],
      ]),
    }
    networks.set(name, level)
    return level
  }

  function createVisit(own: readonly Network[], networkLevels: readonly Level[], cutOff: () => void): Visit {
    const levels = [...networkLevels, whole]
    const socket: Socket = { levels, amounts: { bytes: 0, sockets: 0, topics: 0 }, cutOff }
    const rateLevels = [{ buckets: bucketsOfSocket() }, ...networkLevels]
    sockets.add(socket)
    add(socket, 'sockets', 1)
    return {
      networks: own,
      allows: (action, count) => take(rateLevels, action, count),
      takeTopics(count) {
        if (!sockets.has(socket)) return false
        if (networkLevels.some(({ amounts, most }) => amounts.topics + count > most.topics)) return false
        add(socket, 'topics', count)
        relieve(socket, 'topics')
        return sockets.has(socket)
      },
      charge(amount, count) {
        if (!sockets.has(socket)) return
        add(socket, amount, count)
        if (count > 0) relieve(socket, amount)
      },
      whenOverloaded(next) {
        socket.cutOff = next
      },
      end: () => end(socket),
    }
  }

  function bucketsOfSocket(): ReadonlyMap<Action, Bucket> {
    return new Map([
      ['publishes', createBucket(clock, limits.publishesPerSecond)],
      ['publishedBytes', createBucket(clock, limits.publishedBytesPerSecond)],
      ['topics', createBucket(clock, limits.topicsPerSecond)],
    ])
  }

  function end(socket: Socket) {
    if (!sockets.delete(socket)) return
    for (const amount of ['bytes', 'sockets', 'topics'] as const) add(socket, amount, -socket.amounts[amount])
  }

  function relieve(by: Socket, amount: Amount) {
    for (const level of by.levels) {
      while (level.amounts[amount] > level.most[amount]) {
        const heaviest = heaviestOf(level, amount)
        if (!heaviest) break
        end(heaviest)
        heaviest.cutOff()
      }
    }
  }

  // Of the heaviest network, and not of all: many small sockets of one address must not push out a single larger one of another.
  function heaviestOf(level: Level, amount: Amount): Socket | undefined {
    let found: Socket | undefined
    let foundShare = -1
    for (const socket of sockets) {
      if (!socket.levels.includes(level)) continue
      const share = level === whole ? shareOf(socket, amount) : 0
      if (share < foundShare) continue
      if (share === foundShare && found && socket.amounts[amount] <= found.amounts[amount]) continue
      found = socket
      foundShare = share
    }
    return found
  }

  function shareOf({ levels }: Socket, amount: Amount): number {
    return Math.max(...levels.map((level) => (level === whole ? 0 : level.amounts[amount] / level.most[amount])))
  }
}

function take(levels: readonly Pick<Level, 'buckets'>[], action: Action, count: number): boolean {
  const buckets = levels.flatMap(({ buckets }) => buckets.get(action) ?? [])
  if (!buckets.every((bucket) => bucket.has(count))) return false
  for (const bucket of buckets) bucket.take(count)
  return true
}

function add(socket: Socket, amount: Amount, count: number) {
  socket.amounts[amount] += count
  for (const level of socket.levels) level.amounts[amount] += count
}
