import type { ChainNamespace, Network, WalletInfo } from '@latchkey/common'
import { chainNamespaces } from '@latchkey/common/start'
import type { AppKitEvent, ConnectionView } from '@latchkey/core'
import type { AccountView } from '../state/accountSlice.js'
import type { NetworkView } from '../state/networkSlice.js'
import { type SliceValues, type Subject, slices } from '../state/slices.js'
import type { ThemeView } from '../state/themeSlice.js'
import type { StateView } from '../state/viewSlice.js'
import type { AccountMethods } from './accountMethods.js'
import { isSameData } from './isSameData.js'
import type { LazyCore } from './lazyCore.js'
import type { OptionMethods } from './optionMethods.js'

type Undo = () => void

/** Subscriptions. Each calls back after a change and returns a function that removes the listener. */
export type SubscriptionMethods = {
  /** Calls back after any change. */
  watch(listener: () => void): Undo
  /** Calls back when the account changes: address, status or list of accounts. */
  subscribeAccount(callback: (account: AccountView) => void, namespace?: ChainNamespace): Undo
  /** Calls back when the active network or the networks that the wallet approved change. */
  subscribeNetwork(callback: (network: NetworkView) => void, namespace?: ChainNamespace): Undo
  /** Calls back when the active network changes. */
  subscribeCaipNetworkChange(callback: (network: Network | undefined) => void, namespace?: ChainNamespace): Undo
  /** Calls back when the state of the modal changes. */
  subscribeState(callback: (state: StateView) => void): Undo
  /** Calls back when theme mode or theme variables change. */
  subscribeTheme(callback: (theme: ThemeView) => void): Undo
  /** Calls back when a connection opens, changes or ends, or when another one becomes active. */
  subscribeConnections(callback: (connections: readonly ConnectionView[]) => void, namespace?: ChainNamespace): Undo
  /** Calls back when another wallet is connected, or none. */
  subscribeWalletInfo(callback: (wallet: WalletInfo | undefined) => void, namespace?: ChainNamespace): Undo
  /**
   * Calls back with the providers of the connected wallets, by namespace: `undefined` in namespaces without a wallet.
   */
  subscribeProviders(callback: (providers: Readonly<Record<ChainNamespace, unknown>>) => void): Undo
  /** Calls back with each event. `timestamp` is in ms. */
  subscribeEvents(callback: (event: { readonly timestamp: number; readonly data: AppKitEvent }) => void): Undo
}

export function createSubscriptionMethods(
  lazyCore: LazyCore,
  methods: AccountMethods & OptionMethods,
): SubscriptionMethods {
  function watch<T>(subject: Subject, read: () => T, callback: (value: T) => void): Undo {
    let last = read()
    return lazyCore.watch(() => {
      const next = read()
      if (isSameData(last, next, slices[subject].depth)) return
      last = next
      callback(next)
    }, slices[subject].watched)
  }

  const watchSlice = <S extends Subject>(
    subject: S,
    callback: (value: SliceValues[S]) => void,
    namespace?: ChainNamespace,
  ) => watch(subject, () => lazyCore.state.read(subject, namespace), callback)

  const { getProvider } = methods
  const providers = () =>
    // The compiler cannot relate the keys to the values.
    Object.fromEntries(chainNamespaces.map((namespace) => [namespace, getProvider(namespace)])) as Readonly<
      Record<ChainNamespace, unknown>
    >

  return {
    watch: lazyCore.watch,
    subscribeAccount: (callback, namespace) => watchSlice('account', callback, namespace),
    subscribeNetwork: (callback, namespace) => watchSlice('network', callback, namespace),
    subscribeCaipNetworkChange: (callback, namespace) =>
      watch('network', () => lazyCore.state.read('network', namespace).caipNetwork, callback),
    subscribeState: (callback) => watchSlice('view', callback),
    subscribeTheme: (callback) => watchSlice('theme', callback),
    subscribeConnections: (callback, namespace) => watchSlice('connections', callback, namespace),
    subscribeWalletInfo: (callback, namespace) => watch('account', () => methods.getWalletInfo(namespace), callback),
    subscribeProviders: (callback) => watch('account', providers, callback),
    subscribeEvents(callback) {
      let stop: Undo | undefined
      let isStopped = false
      lazyCore.whenLoaded(({ events }) => {
        if (!isStopped) stop = events.watch(callback)
      })
      return () => {
        isStopped = true
        stop?.()
      }
    },
  }
}
