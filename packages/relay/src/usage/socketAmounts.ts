import type { Amount, SocketUsage, UsageState } from './usageState.js'

/** Adds to an amount of a socket and of its levels. */
export function addAmount(socket: SocketUsage, amount: Amount, count: number): void {
  socket.amounts[amount] += count
  for (const level of socket.levels) level.amounts[amount] += count
}

/** Subtracts all amounts of a socket from its levels. */
export function releaseAmounts({ sockets }: Pick<UsageState, 'sockets'>, socket: SocketUsage): void {
  if (!sockets.delete(socket)) return
  for (const amount of ['bytes', 'sockets', 'topics'] as const) addAmount(socket, amount, -socket.amounts[amount])
}
