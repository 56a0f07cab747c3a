import type { CaipNetworkId, ChainNamespace } from '../caip/caipNetworkId.js'

/** The coin that pays a network's fees. `decimals` is the number of digits after the decimal point. */
export type NativeCurrency = { readonly name: string; readonly symbol: string; readonly decimals: number }

type HttpUrls = { readonly http: readonly string[] }

/** A block explorer of a network; `url` has no trailing slash. */
export type BlockExplorer = {
  readonly name: string
  readonly url: string
  /** Path segment between `url` and an address. Default `address`. */
  readonly addressPath?: string
}

/** A network, as plain data that survives `JSON.stringify`. */
export type Network = {
  /** The chain's own id: a number for `eip155`, text otherwise. */
  readonly id: number | string
  /** CAIP-2 id, such as `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId
  readonly chainNamespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  /**
   * `default`: RPC URLs in the order of use. `chainDefault`: the chain's public URLs, for wallets that add the network.
   */
  readonly rpcUrls: { readonly default: HttpUrls; readonly chainDefault?: HttpUrls }
  readonly assets?: { readonly imageId?: string; readonly imageUrl?: string }
  readonly blockExplorers?: { readonly default: BlockExplorer }
  readonly contracts?: Readonly<Record<string, { readonly address: string; readonly blockCreated?: number }>>
  readonly testnet?: boolean
  /**
   * `false`: accounts hold no native coin, because fees are paid in tokens. Their native balance is not fetched.
   * Default `true`.
   */
  readonly hasNativeCoin?: boolean
  /** Substrate: the SS58 address prefix. */
  readonly ss58Format?: number
  /** An older CAIP-2 id that wallets may still use. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId
}

/** A network of namespace `eip155`. Its `id` is the chain id, as wagmi and viem expect it. */
export type EvmNetwork = Network & { readonly id: number; readonly chainNamespace: 'eip155' }

/**
 * A network in the `networks` option: a {@link Network}, or a viem chain, which needs no CAIP fields.
 *
 * @interface
 */
export type NetworkInput = Omit<
  Network,
  'caipNetworkId' | 'chainNamespace' | 'rpcUrls' | 'blockExplorers' | 'contracts' | 'testnet' | 'hasNativeCoin'
> & {
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly chainNamespace?: ChainNamespace | undefined
  readonly rpcUrls: { readonly default: HttpUrls; readonly [name: string]: HttpUrls | undefined }
  readonly blockExplorers?:
    | { readonly default: BlockExplorer; readonly [name: string]: BlockExplorer | undefined }
    | undefined
  readonly contracts?: object | undefined
  readonly testnet?: boolean | undefined
  readonly hasNativeCoin?: boolean | undefined
}

/**
 * Returns the parameter of `wallet_addEthereumChain` (EIP-3085) for an EVM network. It contains public RPC URLs only,
 * because the app's own may contain a key.
 */
export function addChainParameter(network: Network): object {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, assets } = network
  const explorer = blockExplorers?.default.url
  return {
    chainId: `0x${Number(id).toString(16)}`,
    chainName: name,
    nativeCurrency,
    rpcUrls: (rpcUrls.chainDefault ?? rpcUrls.default).http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
    ...(assets?.imageUrl?.startsWith('https:') ? { iconUrls: [assets.imageUrl] } : {}),
  }
}
