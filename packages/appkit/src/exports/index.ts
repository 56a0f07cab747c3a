export type * from '@latchkey/common'
export { AppKitError, isAppKitError } from '@latchkey/common/start'
export type {
  AppKitEvent,
  AppKitOptions,
  BalanceState,
  ChangeableOptions,
  ConnectParameters,
  ConnectResult,
  CustomWallet,
  Features,
  OpenOptions,
  Services,
  ThemeMode,
  ThemeVariables,
  ViewName,
} from '@latchkey/core'
export { createAppKit } from '../createAppKit.js'
export type { AccountView } from '../instance/accountView.js'
export type { AppKit } from '../instance/appKit.js'
export type { BalanceView } from '../instance/balanceView.js'
export type { NetworkView } from '../instance/networkView.js'
export type {
  BitcoinProvider,
  Eip1193Provider,
  PolkadotProvider,
  PolkadotProviderAccount,
  ProviderByNamespace,
  SatsConnectProvider,
  UnisatProvider,
  WalletStandardAccount,
  WalletStandardFeatures,
  WalletStandardProvider,
} from '../instance/providerByNamespace.js'
export { type ActionSource, requireActions } from '../instance/requireActions.js'
export type { StateView } from '../instance/stateView.js'
