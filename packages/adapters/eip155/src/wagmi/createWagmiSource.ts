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
  getAccounts(): Promise<readonly string[]>
  getChainId(): Promise<number>
}

/** The used part of a wagmi config. The configs of wagmi 2 and 3 are assignable to it. */
export type SourceConfig<C extends SourceConnector> = {
  readonly connectors: readonly C[]
  readonly state: {
    readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
    readonly current: string | null
    readonly connections: ReadonlyMap<
      string,
      { readonly accounts: readonly string[]; readonly chainId: number; readonly connector: C }
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
  switchAccount(config: Config, parameters: { readonly connector: C }): Promise<unknown>
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
    const wallets = createWallets(config, actions)

    function attach(host: AdapterHost): () => void {
      const stops = [followWagmi(config, wallets.list, host), followKit(config, wallets.list, host, actions)]
      return () => {
        for (const stop of stops) stop()
      }
    }

    const adapter = createEip155Adapter({ ...options, wallets: { ...wallets, isComplete: true } })
    return { ...adapter, attach }
  }
}

/** A connector of wagmi as a wallet of the kit. */
type SourceWallet<C> = AppWallet & {
  readonly connector: C
  /** Calls `connect`, with which the kit follows a connection of the app. Meanwhile, the wallet opens no new one. */
  adopt(connect: () => Promise<unknown>): Promise<void>
}

/** Shows wagmi's current connection in the kit. */
function followWagmi<C extends SourceConnector>(
  config: SourceConfig<C>,
  list: () => readonly SourceWallet<C>[],
  host: AdapterHost,
): () => void {
  function adopt(): void {
    const { status, current } = config.state
    const wallet = list().find(({ connector }) => connector.uid === current)
    if (status !== 'connected' || !wallet) return
    // Does nothing if the kit shows the wallet. The kit shows and logs a failure.
    wallet.adopt(() => host.connect({ namespace: 'eip155', connectorId: wallet.id })).catch(() => undefined)
  }
  const stop = config.subscribe(({ status, current }) => `${status} ${current}`, adopt)
  adopt()
  return stop
}

/** Makes the connection to which the kit switches wagmi's current one. */
function followKit<Config extends SourceConfig<C>, C extends SourceConnector>(
  config: Config,
  list: () => readonly SourceWallet<C>[],
  host: AdapterHost,
  actions: SourceActions<Config, C>,
): () => void {
  let activeId = activeIdOf(host)
  return host.watch(() => {
    const before = activeId
    activeId = activeIdOf(host)
    if (activeId === before) return
    const connector = list().find(({ id }) => id === activeId)?.connector
    const { current, connections } = config.state
    if (!connector || connector.uid === current || !connections.has(connector.uid)) return
    // Fails only if the connector has been disconnected meanwhile.
    actions.switchAccount(config, { connector }).catch(() => undefined)
  })
}

function activeIdOf(host: AdapterHost): string | undefined {
  return host.getConnections('eip155').find(({ isActive }) => isActive)?.connectorId
}

/** Creates the list of wallets: the connectors of the config, and those of further connections of the app. */
function createWallets<Config extends SourceConfig<C>, C extends SourceConnector>(
  config: Config,
  actions: SourceActions<Config, C>,
) {
  const hasStarted = watchStart(config)
  let wallets: readonly SourceWallet<C>[] = []

  function list(): readonly SourceWallet<C>[] {
    const connectors = listConnectors(config)
    const known = new Map(wallets.map((wallet) => [wallet.connector.uid, wallet]))
    const ids = new Set(connectors.flatMap(({ uid }) => known.get(uid)?.id ?? []))
    wallets = connectors.map((connector) => {
      const wallet =
        known.get(connector.uid) ??
        createWallet(config, connector, toUniqueId(connector.id, ids), {
          actions,
          hasStarted,
        })
      ids.add(wallet.id)
      return wallet
    })
    return wallets
  }

  function watch(listener: () => void): () => void {
    const stops = [
      actions.watchConnectors(config, { onChange: listener }),
      config.subscribe(({ connections }) => [...connections.keys()].join(), listener),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return { list, watch }
}

/** Returns the connectors of the config, then those that the app passed to wagmi's `connect`. */
function listConnectors<C extends SourceConnector>({ connectors, state }: SourceConfig<C>): readonly C[] {
  const listed = new Set(connectors.map(({ uid }) => uid))
  const connected = [...state.connections.values()].map(({ connector }) => connector)
  // wagmi stores connectors without their methods. After a reload, such a connector has a `uid` of the earlier page.
  return [...connectors, ...connected.filter((other) => !listed.has(other.uid) && 'getProvider' in other)]
}

/**
 * Returns an id that is not taken, because several connectors may have one, such as `walletConnect`. The kit stores the
 * id, so it depends on the order of the connectors, and not on `uid`, which differs after a reload.
 */
function toUniqueId(id: string, taken: ReadonlySet<string>): string {
  let unique = id
  for (let number = 2; taken.has(unique); number++) unique = `${id}-${number}`
  return unique
}

function createWallet<Config extends SourceConfig<C>, C extends SourceConnector>(
  config: Config,
  connector: C,
  id: string,
  { actions, hasStarted }: { readonly actions: SourceActions<Config, C>; readonly hasStarted: () => boolean },
): SourceWallet<C> {
  const { name, icon, rdns, uid } = connector
  let adoptions = 0
  const account = () => config.state.connections.get(uid)
  const isReconnecting = () => config.state.status === 'reconnecting'
  const isPending = () => isReconnecting() || config.state.status === 'connecting'
  const disconnect = async () => void (await actions.disconnect(config, { connector }))
  const provider = createConnectorProvider({
    account,
    getAccounts: () => connector.getAccounts(),
    getChainId: () => connector.getChainId(),
    settled: () => waitUntil(config, () => account() !== undefined || !isReconnecting()),
    // An app may never reconnect, so the kit limits the time of a restore.
    restored: () => waitUntil(config, () => account() !== undefined || (hasStarted() && !isPending())),
    isAdopting: () => adoptions > 0,
    connect: async () => void (await actions.connect(config, { connector })),
    disconnect,
    switchChain: async (chainId) => void (await actions.switchChain(config, { connector, chainId })),
    getProvider: () => connector.getProvider(),
    watch: (listener) =>
      config.subscribe(
        (state) => state,
        () => {
          if (!isReconnecting()) listener()
        },
      ),
  })
  return {
    id,
    name,
    icon,
    rdns: typeof rdns === 'string' ? rdns : rdns?.[0],
    isSeparate: true,
    connector,
    loadProvider: async () => provider,
    end: disconnect,
    async adopt(connect) {
      adoptions++
      try {
        await connect()
      } finally {
        adoptions--
      }
    },
  }
}

/** Returns whether wagmi has begun to restore its connections, or to connect. */
function watchStart<C extends SourceConnector>(config: SourceConfig<C>): () => boolean {
  let hasStarted = config.state.status !== 'disconnected'
  const stop = config.subscribe(
    ({ status }) => status,
    () => {
      hasStarted = true
      stop()
    },
  )
  return () => hasStarted
}

/** Resolves once `isDone` returns true. Calls it after each change of wagmi's state. */
function waitUntil<C extends SourceConnector>(config: SourceConfig<C>, isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isDone()) return resolve()
    const stop = config.subscribe(
      (state) => state,
      () => {
        if (!isDone()) return
        stop()
        resolve()
      },
    )
  })
}
