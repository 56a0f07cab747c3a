import type { Network } from '@latchkey/common'

/** A network a phone wallet knows, such as a local chain's `network`. Its first URL is the node the wallet asks. */
export type PhoneNetwork = Pick<
  Network,
  'caipNetworkId' | 'chainNamespace' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'ss58Format' | 'deprecatedCaipNetworkId'
>

/** The node a network is asked at. */
export function rpcUrlOf({ name, rpcUrls }: PhoneNetwork): string {
  const [url] = rpcUrls.default.http
  if (url === undefined) throw new Error(`The network ${name} needs an RPC URL`)
  return url
}
