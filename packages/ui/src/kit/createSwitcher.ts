import { type CaipNetworkId, type ErrorCode, isAppKitError, type Network } from '@latchkey/common'
import type { Core, ViewName } from '@latchkey/core'
import { createStore, type Store } from './createStore.js'

/** The visitor's newest try to switch network. */
export type SwitchAttempt = {
  readonly caipNetworkId: CaipNetworkId
  readonly status: 'pending' | 'declined' | 'failed'
  readonly isSlow: boolean
  /** The wallet has answered the attempt before with `REQUEST_PENDING`: it may show no new window for this one. */
  readonly mayBeOpen: boolean
  readonly code?: ErrorCode
}

/** Asks the wallet to switch and keeps how it went for the view. */
export type Switcher = Pick<Store<SwitchAttempt | undefined>, 'get' | 'watch'> & {
  /** A second call for the same network joins the first (law L6). */
  start(network: Network): void
  cancel(): void
  /** The wallet has answered that it can't switch to this network. */
  wasRefused(network: Network): boolean
  /** Where the visitor was in the list of networks. */
  readonly place: Store<ListPlace>
}

export type ListPlace = { readonly query: string; readonly scrollTop: number }

/** After this long the waiting screen offers help, in ms. */
const slowMs = 10_000
/** A switch that takes longer than this is shown, in ms: where the page and not the wallet has the network, none is. */
const showMs = 80

/** Where a network is chosen. */
const starts: readonly ViewName[] = ['Networks', 'SwitchActiveChain', 'UnsupportedChain']

/** Makes a {@link Switcher}. */
export function createSwitcher(core: Core): Switcher {
  const { clock } = core.ports
  const store = createStore<SwitchAttempt | undefined>(undefined)
  /** Wallet and network: another wallet may be able to switch there. */
  const refused = new Set<string>()
  /** The wallet that answered last, if it has a request open. */
  let busyWallet: string | undefined
  let running: { readonly controller: AbortController; readonly timers: readonly unknown[] } | undefined

  function end(): void {
    for (const timer of running?.timers ?? []) clock.clearTimeout(timer)
    running = undefined
  }

  function walletOf({ chainNamespace }: Network): string | undefined {
    const account = core.accounts.getConnected(chainNamespace)
    return account && `${account.connectorId} ${account.wallet.name}`
  }

  async function run(network: Network): Promise<void> {
    const { caipNetworkId } = network
    const wallet = walletOf(network)
    const controller = new AbortController()
    const mayBeOpen = wallet !== undefined && wallet === busyWallet
    const pending: SwitchAttempt = { caipNetworkId, status: 'pending', isSlow: false, mayBeOpen }
    const timers = [
      clock.setTimeout(() => store.set({ ...pending, isSlow: true }), slowMs),
      clock.setTimeout(() => show(caipNetworkId), showMs),
    ]
    const own = { controller, timers }
    running = own
    store.set(pending)
    try {
      await core.switchNetwork(caipNetworkId, { signal: controller.signal })
      if (running !== own) return
      end()
      refused.clear()
      busyWallet = undefined
      store.set(undefined)
      leave()
    } catch (error) {
      if (running !== own) return
      end()
      const code = isAppKitError(error) ? error.code : 'WALLET_FAILED'
      busyWallet = code === 'REQUEST_PENDING' ? wallet : undefined
      if (code === 'CHAIN_NOT_SUPPORTED' || code === 'METHOD_NOT_SUPPORTED') refused.add(`${wallet} ${caipNetworkId}`)
      show(caipNetworkId)
      store.set({ ...pending, status: code === 'USER_REJECTED' ? 'declined' : 'failed', code })
    }
  }

  /** Where the core has not moved on by itself: nothing was asked of a wallet, or it was on that network already. */
  function leave(): void {
    const { view, history } = core.router.state
    if (view === 'SwitchNetwork' || starts.includes(view))
      history.includes('Account') ? core.router.reset('Account') : core.modal.close()
  }

  function show(caipNetworkId: CaipNetworkId): void {
    const { view } = core.router.state
    if (starts.includes(view)) core.router.push('SwitchNetwork', { caipNetworkId })
  }

  function cancel(): void {
    const { controller } = running ?? {}
    end()
    store.set(undefined)
    controller?.abort()
  }

  return {
    get: store.get,
    watch: store.watch,
    start(network) {
      if (running && store.get()?.caipNetworkId === network.caipNetworkId) return
      cancel()
      void run(network)
    },
    cancel,
    wasRefused: (network) => refused.has(`${walletOf(network)} ${network.caipNetworkId}`),
    place: createStore({ query: '', scrollTop: 0 }),
  }
}
