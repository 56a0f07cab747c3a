/** EVM chains the relay RPC serves (specification §7 "about 40 known networks"). */
const evm =
  '1101 56 42161 7777777 59144 324 5000 80084 5003 100 8453 42220 1313161555 17000 1 300 1313161554 1329 84532 421614 11155111 8217 43114 999999999 11155420 80002 97 43113 137 10 1301'
const others = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
]

const known = new Set([...evm.split(' ').map((id) => `eip155:${id}`), ...others])

/** Whether the relay RPC serves a network, by CAIP-2 id. */
export function isRelayNetwork(caipNetworkId: string): boolean {
  return known.has(caipNetworkId)
}
