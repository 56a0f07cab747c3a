import { isSame, type KitLink, type WagmiAccount, type WagmiChains } from './createKitLink.js'

type WagmiConnector = { readonly id: string; readonly uid: string }

type WagmiState = {
  readonly chainId: number
  readonly connections: ReadonlyMap<string, WagmiAccount & { readonly connector: WagmiConnector }>
  readonly current: string | null
  readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

/** The used part of a wagmi config. The configs of wagmi 2 and 3 are assignable to it. */
export type FollowingConfig = {
  readonly connectors: readonly WagmiConnector[]
  readonly state: WagmiState
  setState(update: unknown): void
  subscribe(selector: () => unknown, listener: () => void): () => void
  readonly _internal: {
    readonly ssr: boolean
    readonly store: { readonly persist?: { hasHydrated(): boolean } }
    readonly chains: { setState(chains: never): void }
  }
}

type Following = {
  readonly config: FollowingConfig
  /** The connector of the kit in the config. */
  readonly connector: WagmiConnector
  readonly link: KitLink
  /** Whether the chain of the config follows the wallet. */
  readonly isChainSynced: boolean
  /** Called with the chains of the app before the config has them. */
  onChains(chains: WagmiChains): void
}

/**
 * Shows the state of the kit in wagmi, in the same task. Sets the state directly, because wagmi ignores the events of a
 * connector while it connects or reconnects.
 */
export function followKit(following: Following): void {
  const { config, connector, link } = following
  const { uid } = connector
  const set = setterOf(config)
  let { chains } = link
  let isStarted = !config._internal.ssr
  /** `connecting` is the status of the kit, not of wagmi's own `connect` or `reconnect`. */
  let isKitConnecting = false

  function follow(): void {
    // With server rendering, the first client render has to agree with the server. wagmi reads its storage after it.
    isStarted ||= link.isUsed || config._internal.store.persist?.hasHydrated() !== false
    if (!isStarted) return
    if (chains !== link.chains) {
      chains = link.chains
      showChains(following)
    }
    if (link.account) showAccount(link.account)
    else if (link.isConnecting) showConnecting()
    else if (link.isReady) showDisconnected()
  }

  function showAccount(account: WagmiAccount): void {
    isKitConnecting = false
    const { status, connections } = config.state
    const known = connections.get(uid)
    // While `connect` of wagmi connects another connector, the status is `connecting`.
    if (known && isSame(known, account) && (status === 'connected' || status === 'connecting')) return
    // `useAccountEffect` calls `onConnect` only after these. Only `reconnecting` sets `isReconnected`.
    if (link.isReturning) set(() => ({ status: 'reconnecting' }))
    else if (status === 'disconnected') set(() => ({ status: 'connecting' }))
    set(({ connections, current }) => ({
      connections: new Map(connections).set(uid, { ...account, connector }),
      current: known ? current : uid,
      status: 'connected',
    }))
  }

  function showConnecting(): void {
    if (config.state.status !== 'disconnected') return
    isKitConnecting = true
    set(() => ({ status: 'connecting' }))
  }

  function showDisconnected(): void {
    const { status, connections } = config.state
    const hasEnded = connections.has(uid) || (isKitConnecting && status === 'connecting')
    isKitConnecting = false
    if (!hasEnded) return
    set(({ connections, current }) => {
      const others = new Map(connections)
      others.delete(uid)
      const [next = null] = others.keys()
      return {
        connections: others,
        current: current !== null && others.has(current) ? current : next,
        status: next === null ? 'disconnected' : 'connected',
      }
    })
  }

  reviveConnector(following)
  // wagmi changes its state by itself, for example at the end of `reconnect`.
  config.subscribe(
    () => config.state,
    () => queueMicrotask(follow),
  )
  link.watch(follow)
  follow()
}

function showChains({ config, link: { chains }, isChainSynced, onChains }: Following): void {
  onChains(chains)
  config._internal.chains.setState(chains as never)
  const isConfigured = (id: number | undefined) => chains.some((chain) => chain.id === id)
  // The new state also makes wagmi read the chain of the account again.
  setterOf(config)(({ chainId, connections, current }) => {
    const ofWallet = connections.get(current ?? '')?.chainId ?? chainId
    if (isChainSynced && isConfigured(ofWallet)) return { chainId: ofWallet }
    return { chainId: isConfigured(chainId) ? chainId : chains[0].id }
  })
}

/**
 * Replaces the connector of a connection that wagmi reads from its storage. It is plain data without methods, so that
 * actions would fail until wagmi has reconnected.
 */
function reviveConnector({ config, connector }: Following): void {
  function revive(): void {
    const entries = [...config.state.connections]
    const [key] = entries.find(([, { connector: read }]) => read.id === connector.id && read !== connector) ?? []
    if (key === undefined) return
    setterOf(config)(({ connections, current }) => ({
      connections: new Map(
        [...connections].map(([id, each]) => (id === key ? [connector.uid, { ...each, connector }] : [id, each])),
      ),
      current: current === key ? connector.uid : current,
    }))
  }
  config.subscribe(() => config.state.connections, revive)
  revive()
}

function setterOf(config: FollowingConfig) {
  return (change: (state: WagmiState) => Partial<WagmiState>) =>
    config.setState((state: WagmiState): WagmiState => ({ ...state, ...change(state) }))
}
