import { type ConnectorSlots, createConnectorSlots, type WagmiConnector } from './createConnectorSlots.js'
import { type ConnectorSlot, createKitConnector } from './createKitConnector.js'
import { isSame, type KitLink, type WagmiAccount, type WagmiChains, type WagmiConnection } from './createKitLink.js'

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
    readonly connectors: { setup(create: never): WagmiConnector; setState(connectors: never): void }
  }
}

type Following = {
  readonly config: FollowingConfig
  /** The first connector of the kit in the config, and its slot. */
  readonly connector: WagmiConnector
  readonly slot: ConnectorSlot
  readonly link: KitLink
  /**
   * With server rendering: resolves once React has hydrated the page. Until then, wagmi shows what the server rendered,
   * because its hooks have no server snapshot, and React hydrates the parts of a page one after another.
   */
  readonly hydrated: Promise<void> | undefined
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
  const { config, link } = following
  const set = setterOf(config)
  const slots = createSlots(following)
  let { chains } = link
  const followNetwork = createNetworkSync(following)
  const mayStart = createStart(following, follow)
  /** `connecting` is the status of the kit, not of wagmi's own `connect` or `reconnect`. */
  let isKitConnecting = false
  /** The state of wagmi after the last `follow`. */
  let seen = config.state

  function follow(): void {
    if (!mayStart()) return
    if (chains !== link.chains) {
      chains = link.chains
      showChains(following)
    }
    switchToChosen()
    if (link.active) showConnections(link.connections)
    else if (link.isConnecting) showConnecting()
    else if (link.isReady) showDisconnected()
    followNetwork(seen.chainId)
    seen = config.state
  }

  /** Switches the kit to the connection that the app selected in wagmi. */
  function switchToChosen(): void {
    const { current, connections, status } = config.state
    // If `connections` also changed, the app disconnected a wallet, and wagmi selected another one by itself.
    if (current === seen.current || connections !== seen.connections || status !== 'connected') return
    seen = config.state
    const chosen = slots.assign(link.connections).find((used) => used.connector.uid === current)?.connection
    if (!chosen || chosen.isActive) return
    // If the wallet has to sign in first, `link.sync` sets wagmi back meanwhile. The modal reports failures.
    link.host?.switchConnection({ namespace: 'eip155', connectorId: chosen.connectorId }).catch(() => undefined)
    link.sync()
  }

  function showConnections(open: readonly WagmiConnection[]): void {
    isKitConnecting = false
    const { status, connections, current } = config.state
    const used = slots.assign(open)
    const own = new Map(
      used.map(({ connector, connection }) => [connector.uid, { ...accountOf(connection), connector }]),
    )
    const others = listOthers(connections, slots)
    const active = used.find(({ connection }) => connection.isActive)?.connector.uid ?? null
    // The app may have selected a connector that is not of the kit.
    const isOther = others.some(([uid]) => uid === current) && active !== null && connections.has(active)
    const next = isOther ? current : active
    const isKnown =
      connections.size === own.size + others.length &&
      [...own].every(([uid, each]) => {
        const known = connections.get(uid)
        return known !== undefined && isSame(known, each)
      })
    // While `connect` of wagmi connects another connector, the status is `connecting`.
    if (isKnown && next === current && (status === 'connected' || status === 'connecting')) return
    // `useAccountEffect` calls `onConnect` only after these. Only `reconnecting` sets `isReconnected`.
    if (link.isReturning) set(() => ({ status: 'reconnecting' }))
    else if (status === 'disconnected') set(() => ({ status: 'connecting' }))
    set(() => ({ connections: new Map([...others, ...own]), current: next, status: 'connected' }))
  }

  function showConnecting(): void {
    if (config.state.status !== 'disconnected') return
    isKitConnecting = true
    set(() => ({ status: 'connecting' }))
  }

  function showDisconnected(): void {
    const { status, connections, current } = config.state
    const others = listOthers(connections, slots)
    const hasOwn = others.length < connections.size
    const hasEnded = hasOwn || (isKitConnecting && status === 'connecting')
    isKitConnecting = false
    slots.assign([])
    if (!hasEnded) return
    const [next = null] = others.map(([uid]) => uid)
    set(() => ({
      connections: new Map(others),
      current: others.some(([uid]) => uid === current) ? current : next,
      status: next === null ? 'disconnected' : 'connected',
    }))
  }

  reviveConnector(following, slots.isOwn)
  // wagmi changes its state by itself, for example at the end of `reconnect`.
  config.subscribe(
    () => config.state,
    () => queueMicrotask(follow),
  )
  link.watch(follow)
  follow()
}

/** Returns the connections that the app opened in wagmi. Those of another kit in wagmi's storage have no methods. */
function listOthers(connections: WagmiState['connections'], { isOwn }: ConnectorSlots) {
  return [...connections].filter(([, { connector }]) => 'connect' in connector && !isOwn(connector))
}

/**
 * Returns a function after which both sides show the same network if no wallet is connected: the one that was selected
 * last in one of them. `seen` is the chain of wagmi at the last call.
 */
function createNetworkSync({ config, link, isChainSynced }: Following): (seen: number) => void {
  let { selected } = link
  return (seen) => {
    const { chainId, status } = config.state
    const inKit = link.selected
    const isSelectedInKit = selected !== inKit
    selected = inKit
    if (!isChainSynced || status !== 'disconnected' || inKit === undefined || inKit === chainId) return
    if (isSelectedInKit) setterOf(config)(() => ({ chainId: inKit }))
    else if (chainId !== seen) link.host?.switchNetwork(`eip155:${chainId}`).catch(() => undefined)
  }
}

/**
 * Returns a function that decides whether wagmi may replace the state that the server rendered. The first client render
 * must match that state. Calls `onHydrated` once React has hydrated the page.
 */
function createStart({ config, link, hydrated }: Following, onHydrated: () => void): () => boolean {
  const set = setterOf(config)
  let isStarted = !config._internal.ssr
  let isHydrated = false
  let isReconnecting = false
  void hydrated?.then(() => {
    isHydrated = true
    onHydrated()
  })

  return () => {
    // wagmi reads its storage after the first client render.
    const hasRead = config._internal.store.persist?.hasHydrated() !== false
    isStarted ||= link.isUsed || ((isHydrated || link.isChosen) && hasRead)
    if (isStarted) return true
    const { status } = config.state
    isReconnecting ||= status === 'reconnecting'
    // Without an account in the cookie, `reconnect` sets `connecting`.
    if (isReconnecting && status === 'connecting') set(() => ({ status: 'reconnecting' }))
    return false
  }
}

/** Creates the slots of a config. */
function createSlots({ config, connector, slot, link }: Following): ConnectorSlots {
  const { connectors } = config._internal
  return createConnectorSlots({
    first: { slot, connector },
    add(added) {
      const created = connectors.setup(createKitConnector(link, added) as never)
      connectors.setState([...config.connectors, created] as never)
      return created
    },
    remove: (removed) => connectors.setState(config.connectors.filter((each) => !removed.includes(each)) as never),
  })
}

function accountOf({ accounts, chainId }: WagmiConnection): WagmiAccount {
  return { accounts, chainId }
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
 * Replaces the connectors that wagmi reads from its storage by the one of the config, for the current connection. They
 * are plain data without methods, so that actions would fail until wagmi has reconnected.
 */
function reviveConnector({ config, connector }: Following, isOwn: ConnectorSlots['isOwn']): void {
  function revive(): void {
    const { connections, current } = config.state
    const read = [...connections].filter(
      ([, each]) => isOwn(each.connector) && !config.connectors.includes(each.connector),
    )
    const [shown] = [...read.filter(([uid]) => uid === current), ...read]
    if (!shown) return
    const [key, connection] = shown
    setterOf(config)(() => ({
      connections: new Map([
        ...[...connections].filter(([uid]) => !read.some(([each]) => each === uid)),
        [connector.uid, { ...connection, connector }],
      ]),
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
