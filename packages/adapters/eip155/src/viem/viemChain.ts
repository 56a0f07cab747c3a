import type { NetworkInput } from '@latchkey/common'
import { type Chain, fallback, http, type Transport } from 'viem'

/** Returns an EVM network as a viem chain. */
export function toViemChain(network: NetworkInput): Chain {
  // A network of EVM has the fields of a viem chain, and more.
  return network as Chain
}

/** Returns a transport that tries the RPC URLs of a chain in their order. */
export function transportOf({ rpcUrls }: Chain): Transport {
  return fallback(rpcUrls.default.http.map((url) => http(url)))
}
