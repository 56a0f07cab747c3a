import type { Network } from '@latchkey/common'

/** A network of a phone wallet, such as a local chain's `network`. Its first URL is the wallet's node. */
export type PhoneNetwork = Pick<
  Network,
  'caipNetworkId' | 'chainNamespace' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'ss58Format' | 'deprecatedCaipNetworkId'
>

/** Returns the node URL of a network. */
export function rpcUrlOf({ name, rpcUrls }: PhoneNetwork): string {
  const [url] = rpcUrls.default.http
  if (url === undefined) throw new Error(`The network ${name} needs an RPC URL`)
  return url
}
