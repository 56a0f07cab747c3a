import type { Network } from '@latchkey/appkit/react'

/** The first server of a network. */
export function urlOf(network: Network): string {
  const url = network.rpcUrls.default.http[0]
  if (!url) throw new Error(`${network.name} has no server.`)
  return url
}
