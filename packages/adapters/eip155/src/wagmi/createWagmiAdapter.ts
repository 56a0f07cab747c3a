import type { AdapterFactory, NetworkInput } from '@latchkey/common'
import { createError, pageErrors, whenIdle } from '@latchkey/common/start'
import type { Client, Transport } from 'viem'
import type { Eip155AdapterOptions } from '../context/options.js'
import { createEip155Adapter } from '../createEip155Adapter.js'
import { toViemChain, transportOf } from '../viem/viemChain.js'
import { type ConnectorSlot, createKitConnector } from './createKitConnector.js'
import { createKitLink, type KitLink, type WagmiChains } from './createKitLink.js'
import { type FollowingConfig, followKit } from './followKit.js'

export type WagmiTransports = Record<number, Transport>

/** Creates the client of a chain, as the option `client` of wagmi's `createConfig`. */
export type WagmiClient = (parameters: {
  readonly chain: WagmiChains[number]
}) => Client<Transport, WagmiChains[number]>

/** The options of `createWagmiAdapter`: those of `createEip155Adapter`, and of wagmi's `createConfig`. */
export type WagmiAdapterOptions<Storage> = Eip155AdapterOptions & {
  /** The networks of the app, as for `createAppKit`. Those of other namespaces are ignored. */
  readonly networks: readonly NetworkInput[]
  /** Transports by chain id. Default: the RPC URLs of the network. */
  readonly transports?: Readonly<WagmiTransports> | undefined
  /** Creates the client of each chain for wagmi, instead of `transports`. */
  readonly client?: WagmiClient | undefined
  /**
   * wagmi renders on a server. There, each read of `wagmiConfig` then returns a new config, so that requests share no
   * state. Default `false`.
   */
  readonly ssr?: boolean | undefined
  /**
   * Where wagmi keeps its state. Default: nowhere, because the kit restores the connection. Pass a cookie storage to
   * render the account on a server.
   */
  readonly storage?: Storage | null | undefined
  /** Whether the chain of the config follows the wallet. Default `true`. */
  readonly syncConnectedChain?: boolean | undefined
}

/** The used functions of wagmi, which `wagmi` and `@wagmi/core` export, in version 2 and 3. */
export type Wagmi<Config, Storage> = {
  createConfig(
    parameters: {
      readonly chains: WagmiChains
      readonly connectors: [ReturnType<typeof createKitConnector>]
      readonly multiInjectedProviderDiscovery: false
      readonly storage: Storage | null
      readonly ssr?: boolean
      readonly syncConnectedChain?: boolean
    } & ({ readonly transports: WagmiTransports } | { readonly client: WagmiClient }),
  ): Config
  createStorage(parameters: { readonly storage: typeof emptyStorage }): Storage
}

/** Creates the `createWagmiAdapter` of an entry point. */
export function defineWagmiAdapter<Config extends FollowingConfig, Storage>({
  createConfig,
  createStorage,
}: Wagmi<Config, Storage>) {
  return ({
    networks,
    transports,
    client,
    ssr,
    storage,
    syncConnectedChain,
    ...options
  }: WagmiAdapterOptions<Storage>): AdapterFactory & { readonly wagmiConfig: Config } => {
    const given = toChains(networks)
    const transportFor = (chain: WagmiChains[number]) => transports?.[chain.id] ?? transportOf(chain)
    const configOf = (link: KitLink) => {
      const slot: ConnectorSlot = { id: 'latchkey', connectorId: undefined }
      const ownTransports = Object.fromEntries(given.map((chain) => [chain.id, transportFor(chain)]))
      const hydrated = ssr ? whenHydrated() : undefined
      const mayReplace = async () => void (config.state.status === 'reconnecting' && (await hydrated))
      const config: Config = createConfig({
        chains: given,
        connectors: [createKitConnector(link, slot, mayReplace)],
        // The kit discovers wallets itself.
        multiInjectedProviderDiscovery: false,
        storage: storage === undefined ? createStorage({ storage: emptyStorage }) : storage,
        ...(client ? { client } : { transports: ownTransports }),
        ...(ssr === undefined ? {} : { ssr }),
        ...(syncConnectedChain === undefined ? {} : { syncConnectedChain }),
      })
      const [connector] = config.connectors
      const isChainSynced = syncConnectedChain !== false
      // wagmi reads the transport of a chain when it creates the client.
      const onChains = (chains: WagmiChains) => {
        for (const chain of chains) ownTransports[chain.id] ??= transportFor(chain)
      }
      if (connector) followKit({ config, connector, slot, link, hydrated, isChainSynced, onChains })
      return config
    }
    const link = createKitLink(given)
    const config = configOf(link)
    return {
      ...createEip155Adapter(options),
      attach: link.attach,
      get wagmiConfig() {
        return ssr && typeof window === 'undefined' ? configOf(createKitLink(given)) : config
      },
    }
  }
}

/** The longest wait for the page, in ms. Images, frames and a streamed response delay its `load` event. */
const hydrationMs = 5_000

/** Resolves once the page has loaded and is idle, when React has usually hydrated it. Never resolves on a server. */
function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window === 'undefined') return
    whenIdle(window, { setTimeout }, resolve)
    setTimeout(resolve, hydrationMs)
  })
}

/** Keeps nothing. With `storage: null`, wagmi accepts no `initialState`. */
const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** Throws `INVALID_OPTIONS` without an EVM network. */
function toChains(networks: readonly NetworkInput[]): WagmiChains {
  const [first, ...others] = networks.filter(
    ({ id, chainNamespace = 'eip155' }) => chainNamespace === 'eip155' && typeof id === 'number',
  )
  if (!first)
    throw createError(pageErrors.INVALID_OPTIONS, {
      values: { method: 'createWagmiAdapter' },
      details: '`networks` has no EVM network.',
    })
  return [toViemChain(first), ...others.map(toViemChain)]
}
