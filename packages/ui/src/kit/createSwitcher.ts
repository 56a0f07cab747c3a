import { type CaipNetworkId, type ErrorCode, isAppKitError, type Network } from '@latchkey/common'
import type { Core, ViewName } from '@latchkey/core'
import { createStore, type Store } from './createStore.js'

/** The visitor's newest try to switch network. */
export type SwitchAttempt = {
  readonly caipNetworkId: CaipNetworkId
  readonly status: 'pending' | 'declined' | 'failed'
  readonly isSlow: boolean
  readonly code?: ErrorCode
}

/** Asks the wallet to switch and keeps how it went for the view. */
export type Switcher = Pick<Store<SwitchAttempt | undefined>, 'get' | 'watch'> & {
  /** A second call for the same network joins the first (law L6). */
  start(network: Network): void
  cancel(): void
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
  let running: { readonly controller: AbortController; readonly timers: readonly unknown[] } | undefined

  function end(): void {
    for (const timer of running?.timers ?? []) clock.clearTimeout(timer)
    running = undefined
  }

  async function run({ caipNetworkId }: Network): Promise<void> {
    const controller = new AbortController()
    const pending: SwitchAttempt = { caipNetworkId, status: 'pending', isSlow: false }
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
      store.set(undefined)
      leave()
    } catch (error) {
      if (running !== own) return
      end()
      const code = isAppKitError(error) ? error.code : 'WALLET_FAILED'
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
    place: createStore({ query: '', scrollTop: 0 }),
  }
}
