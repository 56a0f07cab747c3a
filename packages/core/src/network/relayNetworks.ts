/**
 * The chains the relay RPC serves (specification §7) and that are asked by JSON-RPC. Bitcoin is read through an API of its own kind,
 * which the relay does not speak.
 */
const evm =
  '1101 56 42161 7777777 59144 324 5000 80084 5003 100 8453 42220 1313161555 17000 1 300 1313161554 1329 84532 421614 11155111 8217 43114 999999999 11155420 80002 97 43113 137 10 1301'
const solana = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp EtWTRABZaYq6iMfeYKouRu166VU2xqa1 4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'

/** Whether the relay RPC serves a network, by CAIP-2 id. */
export function isRelayNetwork(caipNetworkId: string): boolean {
  // Listed when asked: few apps name an RPC of their own, and all would pay for the list.
  const known = [...evm.split(' ').map((id) => `eip155:${id}`), ...solana.split(' ').map((id) => `solana:${id}`)]
  return known.includes(caipNetworkId)
}
