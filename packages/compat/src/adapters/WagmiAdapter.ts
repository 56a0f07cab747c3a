import {
  createWagmiAdapter,
  type WagmiAdapterOptions as OwnOptions,
  type WagmiConfig,
} from '@latchkey/adapter-eip155/wagmi'
import type { NetworkInput } from '@latchkey/common'
import { AdapterInstance } from './AdapterInstance.js'

/** Options of {@link WagmiAdapter}: those of `createWagmiAdapter` of `@latchkey/adapter-eip155/wagmi`, and these. */
export type WagmiAdapterOptions = OwnOptions & {
  /** No effect: `createAppKit` has the project id. */
  readonly projectId?: string | undefined
  /** No effect: wagmi watches the transactions that the app sends. */
  readonly pendingTransactionsFilter?: object | undefined
  /** RPC URLs of wagmi's clients by CAIP-2 id, instead of those of the network. */
  readonly customRpcUrls?: Readonly<Record<string, readonly { readonly url: string }[]>> | undefined
}

/**
 * The EVM adapter for an app that uses wagmi, with its config.
 *
 * Throws `INVALID_OPTIONS` without an EVM network.
 *
 * @example
 * const wagmiAdapter = new WagmiAdapter({ networks, projectId, ssr: true })
 * createAppKit({ adapters: [wagmiAdapter], networks, projectId })
 * // <WagmiProvider config={wagmiAdapter.wagmiConfig}>
 */
export class WagmiAdapter extends AdapterInstance {
  readonly #adapter: ReturnType<typeof createWagmiAdapter>

  constructor({
    projectId: _,
    pendingTransactionsFilter: __,
    customRpcUrls,
    networks,
    ...options
  }: WagmiAdapterOptions) {
    const adapter = createWagmiAdapter({ ...options, networks: networks.map((one) => withUrls(one, customRpcUrls)) })
    super(adapter)
    this.#adapter = adapter
  }

  /** The config for `WagmiProvider`. */
  get wagmiConfig(): WagmiConfig {
    return this.#adapter.wagmiConfig
  }
}

function withUrls(network: NetworkInput, customRpcUrls: WagmiAdapterOptions['customRpcUrls']): NetworkInput {
  const http = customRpcUrls?.[network.caipNetworkId ?? `eip155:${network.id}`]?.map(({ url }) => url)
  return http?.length ? { ...network, rpcUrls: { ...network.rpcUrls, default: { http } } } : network
}
