import { releaseAmounts } from './socketAmounts.js'
import type { Amount, Level, SocketUsage, UsageState } from './usageState.js'

/** Cuts off the sockets that use most of an amount, until no level of the given socket exceeds its limit. */
export function cutOffHeaviest(state: UsageState, { levels }: SocketUsage, amount: Amount): void {
  for (const level of levels) {
    while (level.amounts[amount] > level.most[amount]) {
      const heaviest = heaviestOf(state, level, amount)
      if (!heaviest) break
      releaseAmounts(state, heaviest)
      heaviest.cutOff()
    }
  }
}

// Of the heaviest network rather than of all: many small sockets of one address must not displace a larger one of another.
function heaviestOf({ sockets, whole }: UsageState, level: Level, amount: Amount): SocketUsage | undefined {
  let found: SocketUsage | undefined
  let foundShare = -1
  for (const socket of sockets) {
    if (!socket.levels.includes(level)) continue
    const share = level === whole ? shareOf(socket, whole, amount) : 0
    if (share < foundShare) continue
    if (share === foundShare && found && socket.amounts[amount] <= found.amounts[amount]) continue
    found = socket
    foundShare = share
  }
  return found
}

function shareOf({ levels }: SocketUsage, whole: Level, amount: Amount): number {
  return Math.max(...levels.map((level) => (level === whole ? 0 : level.amounts[amount] / level.most[amount])))
}
