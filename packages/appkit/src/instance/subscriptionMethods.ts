import type { ChainNamespace, Network, WalletInfo } from '@latchkey/common'
import type { AppKitEvent, Core, ThemeMode, ThemeVariables } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import { type AccountView, viewAccount } from './accountView.js'
import { isSameData } from './isSameData.js'
import { type NetworkView, viewNetwork } from './networkView.js'
import { type StateView, viewState } from './stateView.js'

type Undo = () => void

/** Each calls back at every change, not at once, and returns its undo. */
export type SubscriptionMethods = {
  subscribeAccount(callback: (account: AccountView) => void, namespace?: ChainNamespace): Undo
  subscribeNetwork(callback: (network: NetworkView) => void): Undo
  subscribeCaipNetworkChange(callback: (network: Network | undefined) => void): Undo
  subscribeState(callback: (state: StateView) => void): Undo
  subscribeTheme(
    callback: (theme: { readonly themeMode: ThemeMode | undefined; readonly themeVariables: ThemeVariables }) => void,
  ): Undo
  subscribeWalletInfo(callback: (wallet: WalletInfo | undefined) => void, namespace?: ChainNamespace): Undo
  /** Providers of the connected wallets by namespace. */
  subscribeProviders(callback: (providers: Readonly<Partial<Record<ChainNamespace, unknown>>>) => void): Undo
  subscribeEvents(callback: (event: { readonly timestamp: number; readonly data: AppKitEvent }) => void): Undo
}

/** Makes {@link SubscriptionMethods}. */
export function createSubscriptionMethods(core: Core): SubscriptionMethods {
  const { accounts, networks, modal, connection, connectors, theme } = core

  function watch<T>(states: readonly object[], read: () => T, callback: (value: T) => void): Undo {
    let last = read()
    const look = () => {
      const next = read()
      if (isSameData(last, next)) return
      last = next
      callback(next)
    }
    const undo = states.map((state) => subscribe(state, look))
    return () => {
      for (const stop of undo) stop()
    }
  }

  const walletInfo = (namespace: ChainNamespace | undefined) => {
    const wanted = namespace ?? networks.state.activeNamespace
    return wanted && accounts.getConnected(wanted)?.wallet
  }
  const providers = () =>
    Object.fromEntries(
      accounts.connectedNamespaces().map((namespace) => [namespace, connection.session(namespace)?.provider]),
    )

  return {
    subscribeAccount: (callback, namespace) =>
      watch([accounts.state, networks.state], () => viewAccount(core, namespace), callback),
    subscribeNetwork: (callback) => watch([networks.state], () => viewNetwork(core), callback),
    subscribeCaipNetworkChange: (callback) => watch([networks.state], () => networks.getActive(), callback),
    subscribeState: (callback) =>
      watch(
        [modal.state, networks.state, connection.state, connectors.state, accounts.state],
        () => viewState(core),
        callback,
      ),
    subscribeTheme: (callback) =>
      watch(
        [theme.state],
        () => ({ themeMode: theme.state.mode, themeVariables: { ...theme.state.variables } }),
        callback,
      ),
    subscribeWalletInfo: (callback, namespace) =>
      watch([accounts.state, networks.state], () => walletInfo(namespace), callback),
    subscribeProviders: (callback) => watch([accounts.state], providers, callback),
    subscribeEvents: (callback) => core.events.watch((data, timestamp) => callback({ timestamp, data })),
  }
}
