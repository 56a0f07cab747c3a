/**
 * The networks of the relay RPC, by namespace. The service lists two more: `near:mainnet`, which has no adapter, and
 * `solana:4sgjmw1sunhzsxgspuhpqldx6wiyjntz`, an old lower-case id of Solana that no network uses.
 */
const relayNetworks = {
  eip155:
    '1101 56 42161 7777777 59144 324 5000 80084 5003 100 8453 42220 1313161555 17000 1 300 1313161554 1329 84532 421614 11155111 8217 43114 999999999 11155420 80002 97 43113 137 10 1301',
  solana: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp EtWTRABZaYq6iMfeYKouRu166VU2xqa1 4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  bip122: '000000000019d6689c085ae165831e93 000000000933ea01ad0ee984209779ba',
}

/** Returns whether the relay RPC serves a network. */
export function isRelayNetwork(caipNetworkId: string): boolean {
  // Parsed on demand: few apps set `services.rpc`.
  return Object.entries(relayNetworks).some(([namespace, references]) =>
    references.split(' ').some((reference) => caipNetworkId === `${namespace}:${reference}`),
  )
}
