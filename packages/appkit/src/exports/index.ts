export type * from '@latchkey/common'
export { AppKitError, isAppKitError } from '@latchkey/common/start'
export type {
  AppKitEvent,
  BalanceState,
  ChangeableOptions,
  ConnectionHint,
  ConnectionView,
  ConnectParameters,
  ConnectResult,
  CustomWallet,
  DisconnectTarget,
  Features,
  OpenOptions,
  Services,
  ThemeMode,
  ThemeVariables,
  ViewName,
} from '@latchkey/core'
export type { AppCatalogue, AppCatalogues, TextKey } from '@latchkey/ui'
export { createAppKit } from '../createAppKit.js'
export type {
  AppKitElementAttributes,
  AppKitElements,
  AppKitWalletElementAttributes,
} from '../elements/elementTypes.js'
export type { AppKit } from '../instance/appKit.js'
export type {
  Eip1193Provider,
  PolkadotProvider,
  PolkadotProviderAccount,
  ProviderByNamespace,
} from '../instance/providerByNamespace.js'
export { type ActionSource, requireActions } from '../instance/requireActions.js'
export type { AppKitOptions } from '../options.js'
export type { AccountView } from '../state/accountSlice.js'
export type { BalanceView } from '../state/balanceSlice.js'
export type { EventView } from '../state/eventSlice.js'
export type { NetworkView } from '../state/networkSlice.js'
export type { ThemeView } from '../state/themeSlice.js'
export type { StateView } from '../state/viewSlice.js'
