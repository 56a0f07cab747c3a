import { type CaipNetworkId, type ErrorCode, isAppKitError, type Network } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { createStore, type Store } from '../store/createStore.js'

/** The visitor's latest attempt to switch network. */
export type SwitchAttempt = {
  readonly caipNetworkId: CaipNetworkId
  readonly status: 'pending' | 'declined' | 'failed'
  readonly isSlow: boolean
  /** The wallet rejected the previous attempt with `REQUEST_PENDING`, so it may not open a new window for this one. */
  readonly mayBeOpen: boolean
  readonly code?: ErrorCode
}

/** Switches network and keeps the result for the views. */
export type NetworkSwitcher = Pick<Store<SwitchAttempt | undefined>, 'get' | 'watch'> & {
  /** Does nothing while a switch to the same network is pending. */
  start(network: Network): void
  cancel(): void
  /** Returns whether the wallet reported that it can't switch to this network. */
  wasRefused(network: Network): boolean
}

/** Delay before the pending screen shows a hint, in ms. */
const slowMs = 10_000
/** Delay before a pending switch opens its view, in ms. A switch that needs no wallet is faster. */
const showMs = 80

/** `signal` cancels the pending switch. */
export function createNetworkSwitcher(core: Core, signal: AbortSignal): NetworkSwitcher {
  const { clock } = core.ports
  const store = createStore<SwitchAttempt | undefined>(undefined)
  /** Wallet and network of each refusal: another wallet may support that network. */
  const refused = new Set<string>()
  /** The wallet that responded last, if it has an open request. */
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

  /** Leaves the view if the core has not: it does not navigate when the switch needed no wallet. */
  function leave(): void {
    const { switchesNetwork, choosesNetwork } = core.router.traits()
    if (switchesNetwork || choosesNetwork)
      core.router.state.history.includes('Account') ? core.router.reset('Account') : core.modal.close()
  }

  function show(caipNetworkId: CaipNetworkId): void {
    if (core.router.traits().choosesNetwork) core.router.push('SwitchNetwork', { caipNetworkId })
  }

  function cancel(): void {
    const { controller } = running ?? {}
    end()
    store.set(undefined)
    controller?.abort()
  }

  signal.addEventListener('abort', cancel)

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
  }
}
