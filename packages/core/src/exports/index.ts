export {
  type AppLink,
  appLinkTarget,
  type BrowseLink,
  type BrowseSurroundings,
  detectPlace,
  findBrowseLinks,
  forgetLink,
  type LinkedWallet,
  type LinkPlace,
  type LinkPolicy,
  listReturnLinks,
  listWalletLinks,
  type RememberedLink,
  readRememberedLink,
  rememberLink,
  reportRefusedLink,
  type StoreLink,
  storeLinks,
  type WalletLink,
  type WalletLinkOptions,
} from '@latchkey/walletconnect/links'
export * from '../account/accountState.js'
export type { ConnectionId, ConnectionKey } from '../account/connectionKey.js'
export type { Accounts, AccountsState } from '../account/createAccounts.js'
export { type ConnectionView, listConnections } from '../account/listConnections.js'
export type * from '../appActions/connectResult.js'
export type * from '../connection/connectionState.js'
export type { Connection } from '../connection/createConnection.js'
export type { Core } from '../core.js'
export { createCore } from '../createCore.js'
export type * from '../directory/directoryState.js'
export { readSearch, searchAsTyped, type TypedSearch } from '../directory/searchAsTyped.js'
export type * from '../events/appKitEvent.js'
export type { Events, EventsState } from '../events/createEvents.js'
export type { Alert, AlertState } from '../modal/createAlert.js'
export type { Modal, ModalState, OpenOptions } from '../modal/createModal.js'
export type { Snackbar, SnackbarState, SnackbarVariant } from '../modal/createSnackbar.js'
export type { Theme, ThemeState } from '../modal/createTheme.js'
export type { NamespaceNetworks, NetworkAvailability, Networks, NetworksState } from '../network/createNetworks.js'
export { pickInitialNetwork } from '../network/pickInitialNetwork.js'
export * from '../options/appKitOptions.js'
export type { OptionsControl, OptionsState } from '../options/createOptionsState.js'
export { defaultAccountTypes, defaultSwitches } from '../options/defaultOptions.js'
export { requiresConsent } from '../options/derivedOptions.js'
export * from '../options/featureSwitches.js'
export { assertChange, assertOptions, projectIdHint } from '../options/optionsParser.js'
export type { Framework } from '../options/resolveOptions.js'
export {
  type ChangeableOptions,
  changeableOptions,
  type PlainOptions,
  type ResolvedOptions,
  relayUrlsOf,
  resolveOptions,
  servedNamespaces,
} from '../options/resolveOptions.js'
export { createBrowserPorts } from '../ports/createBrowserPorts.js'
export type { CreateCoreSettings } from '../prepareCore.js'
export { prepareCore } from '../prepareCore.js'
export type * from '../router/createRouter.js'
export { isViewName, type ViewName, viewNames } from '../router/viewName.js'
export type * from '../router/viewTable.js'
export type { SignInControl, SignInState, SignInStatus } from '../signIn/createSignInControl.js'
export type { SmartSessions } from '../smartSessions/createSmartSessions.js'
export type { GrantParameters } from '../smartSessions/grantSession.js'
export type { PermissionTerms } from '../smartSessions/readTerms.js'
export type * from '../smartSessions/smartSessionsState.js'
export type { ConnectionHint } from '../storage/connectionHint.js'
export { createStorageReader } from '../storage/createStorageReader.js'
export { connectionsEntry, readConnections, type StoredConnection } from '../storage/storedConnections.js'
export type { RecentWallet } from '../storage/storedState.js'
export type {
  WaitingRequest,
  WalletConnectControl,
  WalletConnectState,
} from '../walletConnect/createWalletConnectControl.js'

export { orderConnectMethods } from '../wallets/connectMethods.js'
export type { Connectors, ConnectorsState } from '../wallets/createConnectors.js'
export type {
  DirectoryWallets,
  WalletListOptions,
  Wallets,
} from '../wallets/createWallets.js'
export type { WalletsState } from '../wallets/createWalletsState.js'
export { isWalletBrowser } from '../wallets/isWalletBrowser.js'
export { findInstalled } from '../wallets/walletIdentity.js'
export {
  listPlatforms,
  type PlatformSources,
  type PlatformSurroundings,
  type WalletPlatform,
  walletPlatforms,
} from '../wallets/walletPlatforms.js'
export type * from '../wallets/walletRow.js'
export type { WalletRule } from '../wallets/walletVisibility.js'
export { isConnectorVisible, type VisibilityRules } from '../wallets/walletVisibility.js'
