import type { CaipNetworkId, ChainNamespace } from './caipNetworkId.js'

/** The coin a network's fees are paid in; `decimals` says how many digits its smallest unit has. */
export type NativeCurrency = { readonly name: string; readonly symbol: string; readonly decimals: number }

type HttpUrls = { readonly http: readonly string[] }

/** A block explorer of a network; `url` has no trailing slash. */
export type BlockExplorer = {
  readonly name: string
  readonly url: string
  /** What stands between `url` and an address; by default `address`. */
  readonly addressPath?: string
}

/** A network (specification §3). Plain data that survives `JSON.stringify`. */
export type Network = {
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId
  readonly chainNamespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  /** `default`: the URLs that are asked, in order. `chainDefault`: the chain's public URLs, which a wallet may be given. */
  readonly rpcUrls: { readonly default: HttpUrls; readonly chainDefault?: HttpUrls }
  readonly assets?: { readonly imageId?: string; readonly imageUrl?: string }
  readonly blockExplorers?: { readonly default: BlockExplorer }
  readonly contracts?: Readonly<Record<string, { readonly address: string; readonly blockCreated?: number }>>
  readonly testnet?: boolean
  /** Substrate: the number addresses of this network begin with (SS58). */
  readonly ss58Format?: number
  readonly deprecatedCaipNetworkId?: CaipNetworkId
}

/** What the `networks` option takes: a {@link Network}, or a chain object of viem, which needs no CAIP fields. */
export type NetworkInput = Omit<
  Network,
  'caipNetworkId' | 'chainNamespace' | 'rpcUrls' | 'blockExplorers' | 'contracts' | 'testnet'
> & {
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly chainNamespace?: ChainNamespace | undefined
  readonly rpcUrls: { readonly default: HttpUrls; readonly [name: string]: HttpUrls | undefined }
  readonly blockExplorers?:
    | { readonly default: BlockExplorer; readonly [name: string]: BlockExplorer | undefined }
    | undefined
  readonly contracts?: object | undefined
  readonly testnet?: boolean | undefined
}
