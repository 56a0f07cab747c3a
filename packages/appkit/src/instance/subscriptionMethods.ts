import type { ChainNamespace, Network, WalletInfo } from '@latchkey/common'
import type { AppKitEvent, ThemeMode, ThemeVariables } from '@latchkey/core'
import type { AccountMethods } from './accountMethods.js'
import type { AccountView } from './accountView.js'
import { isSameData } from './isSameData.js'
import type { Live } from './live.js'
import { type NetworkView, viewNetwork } from './networkView.js'
import type { OptionMethods } from './optionMethods.js'
import type { StateView } from './stateView.js'

type Undo = () => void

/** Each calls back at every change, not at once, and returns its undo. */
export type SubscriptionMethods = {
  /** Any change of anything, for what is not listed below. */
  watch(listener: () => void): Undo
  subscribeAccount(callback: (account: AccountView) => void, namespace?: ChainNamespace): Undo
  subscribeNetwork(callback: (network: NetworkView) => void, namespace?: ChainNamespace): Undo
  subscribeCaipNetworkChange(callback: (network: Network | undefined) => void, namespace?: ChainNamespace): Undo
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
export function createSubscriptionMethods(live: Live, methods: AccountMethods & OptionMethods): SubscriptionMethods {
  function watch<T>(read: () => T, callback: (value: T) => void): Undo {
    let last = read()
    return live.watch(() => {
      const next = read()
      if (isSameData(last, next)) return
      last = next
      callback(next)
    })
  }

  const providers = () =>
    Object.fromEntries(
      live.options.namespaces.flatMap((namespace) => {
        const provider = methods.getProvider(namespace)
        return provider === undefined ? [] : [[namespace, provider]]
      }),
    )

  return {
    watch: live.watch,
    subscribeAccount: (callback, namespace) => watch(() => methods.getAccount(namespace), callback),
    subscribeNetwork: (callback, namespace) => watch(() => viewNetwork(live, namespace), callback),
    subscribeCaipNetworkChange: (callback, namespace) =>
      watch(() => viewNetwork(live, namespace).caipNetwork, callback),
    subscribeState: (callback) => watch(methods.getState, callback),
    subscribeTheme: (callback) =>
      watch(() => ({ themeMode: methods.getThemeMode(), themeVariables: methods.getThemeVariables() }), callback),
    subscribeWalletInfo: (callback, namespace) => watch(() => methods.getWalletInfo(namespace), callback),
    subscribeProviders: (callback) => watch(providers, callback),
    subscribeEvents(callback) {
      let stop: Undo | undefined
      let isStopped = false
      live.whenLoaded(({ events }) => {
        if (!isStopped) stop = events.watch(callback)
      })
      return () => {
        isStopped = true
        stop?.()
      }
    },
  }
}
