import type { AdapterFactory, AdapterHost } from '@latchkey/common'
import type { AppWallet, Eip155AdapterOptions } from '../context/options.js'
import { createEip155Adapter } from '../createEip155Adapter.js'
import { createConnectorProvider } from './createConnectorProvider.js'

/** The used part of a wagmi connector. */
export type SourceConnector = {
  readonly uid: string
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | readonly string[] | undefined
  getProvider(): Promise<unknown>
}

/** The used part of a wagmi config. The configs of wagmi 2 and 3 are assignable to it. */
export type SourceConfig<C extends SourceConnector> = {
  readonly connectors: readonly C[]
  readonly state: {
    readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
    readonly current: string | null
    readonly connections: ReadonlyMap<
      string,
      { readonly accounts: readonly string[]; readonly chainId: number; readonly connector: { readonly uid: string } }
    >
  }
  subscribe<T>(
    selector: (state: SourceConfig<C>['state']) => T,
    listener: (value: T) => void,
    options?: { readonly emitImmediately?: boolean },
  ): () => void
  readonly _internal?: unknown
}

/** The used actions of wagmi. */
export type SourceActions<Config, C> = {
  connect(config: Config, parameters: { readonly connector: C }): Promise<unknown>
  disconnect(config: Config, parameters: { readonly connector: C }): Promise<unknown>
  switchChain(config: Config, parameters: { readonly connector: C; readonly chainId: number }): Promise<unknown>
  watchConnectors(config: Config, parameters: { onChange(): void }): () => void
}

/**
 * Creates the `wagmiSource` of an entry point: the adapter of an app whose wagmi config stays the source. The kit lists
 * the connectors of the config, and connects, switches and disconnects through wagmi. It follows what the app does with
 * wagmi.
 */
export function defineWagmiSource<Config extends SourceConfig<C>, C extends SourceConnector>(
  actions: SourceActions<Config, C>,
) {
  return (config: Config, options: Omit<Eip155AdapterOptions, 'wallets'> = {}): AdapterFactory => {
    const wallets = new Map<string, AppWallet>()

    function walletOf(connector: C): AppWallet {
      const known = wallets.get(connector.uid)
      if (known) return known
      const wallet = createWallet(config, connector, actions)
      wallets.set(connector.uid, wallet)
      return wallet
    }

    function attach(host: AdapterHost): () => void {
      function adopt(): void {
        const { status, current } = config.state
        const connector = config.connectors.find(({ uid }) => uid === current)
        if (status !== 'connected' || !connector) return
        // Does nothing if the kit shows the wallet. The kit shows and logs a failure.
        host.connect({ namespace: 'eip155', connectorId: connector.id }).catch(() => undefined)
      }
      const stop = config.subscribe(({ status, current }) => `${status} ${current}`, adopt)
      adopt()
      return stop
    }

    const adapter = createEip155Adapter({
      ...options,
      wallets: {
        isComplete: true,
        list: () => config.connectors.map(walletOf),
        watch: (listener) => actions.watchConnectors(config, { onChange: listener }),
      },
    })
    return { ...adapter, attach }
  }
}

function createWallet<Config extends SourceConfig<C>, C extends SourceConnector>(
  config: Config,
  connector: C,
  actions: SourceActions<Config, C>,
): AppWallet {
  const { id, name, icon, rdns, uid } = connector
  const disconnect = async () => void (await actions.disconnect(config, { connector }))
  const provider = createConnectorProvider({
    account: () => (config.state.status === 'reconnecting' ? undefined : config.state.connections.get(uid)),
    settled: () => whenSettled(config),
    connect: async () => void (await actions.connect(config, { connector })),
    disconnect,
    switchChain: async (chainId) => void (await actions.switchChain(config, { connector, chainId })),
    getProvider: () => connector.getProvider(),
    watch: (listener) => config.subscribe((state) => state, listener),
  })
  return {
    id,
    name,
    icon,
    rdns: typeof rdns === 'string' ? rdns : rdns?.[0],
    isSeparate: true,
    loadProvider: async () => provider,
    end: disconnect,
  }
}

/** Resolves once wagmi has restored its connections. */
function whenSettled<C extends SourceConnector>(config: SourceConfig<C>): Promise<void> {
  return new Promise((resolve) => {
    if (config.state.status !== 'reconnecting') return resolve()
    const stop = config.subscribe(
      ({ status }) => status,
      (status) => {
        if (status === 'reconnecting') return
        stop()
        resolve()
      },
    )
  })
}
