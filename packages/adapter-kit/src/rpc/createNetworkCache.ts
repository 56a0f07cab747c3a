import type { Network } from '@latchkey/common'

/** Returns a function that creates a value for a network and its URLs on first use, and then returns the same one. */
export function createNetworkCache<Value>(create: (network: Network) => Value): (network: Network) => Value {
  const created = new Map<string, Value>()
  return (network) => {
    const key = JSON.stringify([network.caipNetworkId, network.rpcUrls.default.http])
    const value = created.get(key) ?? create(network)
    created.set(key, value)
    return value
  }
}
