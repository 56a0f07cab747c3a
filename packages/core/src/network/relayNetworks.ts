/**
 * The networks that the relay RPC serves, by namespace (specification §7). The service lists two more: `near:mainnet`, for which there is no
 * adapter, and `solana:4sgjmw1sunhzsxgspuhpqldx6wiyjntz`, an old id of Solana in lower case, which no network of an app has.
 */
const relayNetworks = {
  eip155:
    '1101 56 42161 7777777 59144 324 5000 80084 5003 100 8453 42220 1313161555 17000 1 300 1313161554 1329 84532 421614 11155111 8217 43114 999999999 11155420 80002 97 43113 137 10 1301',
  solana: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp EtWTRABZaYq6iMfeYKouRu166VU2xqa1 4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  bip122: '000000000019d6689c085ae165831e93 000000000933ea01ad0ee984209779ba',
}

/** Whether the relay RPC serves a network, by CAIP-2 id. */
export function isRelayNetwork(caipNetworkId: string): boolean {
  // Listed when asked: few apps name an RPC of their own, and all would pay for the list.
  return Object.entries(relayNetworks).some(([namespace, references]) =>
    references.split(' ').some((reference) => caipNetworkId === `${namespace}:${reference}`),
  )
}
