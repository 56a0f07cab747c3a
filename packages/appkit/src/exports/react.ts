export { AppKitError, isAppKitError } from '@latchkey/common/start'
export { loadWalletReader } from '../instance/loadWalletReader.js'
export { requireActions } from '../instance/requireActions.js'
export { createReactAppKit as createAppKit } from '../react/createReactAppKit.js'
export type { AppKitElementProps, AppKitModalProps, AppKitWalletElementProps } from '../react/elementProps.js'
export type { BalanceResult } from '../react/useAppKitBalance.js'
export type { ChainClientView } from '../react/useAppKitChainClient.js'
export type { ConnectOutcome, ConnectState, ConnectWalletParameters } from '../react/useAppKitConnect.js'
export type { ConnectionResult } from '../react/useAppKitConnection.js'
export type { DirectoryParameters, DirectoryResult } from '../react/useAppKitDirectory.js'
export type { PairingParameters, PairingResult } from '../react/useAppKitPairing.js'
export type { ProviderView } from '../react/useAppKitProvider.js'
export type { SIWXResult } from '../react/useAppKitSIWX.js'
export type { WalletsView } from '../react/useAppKitWallets.js'
export type { ButtonProps, WalletButtonProps } from '../react/useButton.js'
export type { DisconnectParameters } from '../react/useDisconnect.js'
export type { AppKitProviderProps } from '../react/useKit.js'
export type { SearchView, WalletReader } from '../state/createWalletReader.js'
export type { DirectoryView, PairingView, WalletGroupView, WalletView } from '../state/walletView.js'
export type * from './index.js'
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
  AppKitProvider,
  AppKitWalletButton,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitChainClient,
  useAppKitConnect,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitDirectory,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitPairing,
  useAppKitProvider,
  useAppKitSIWX,
  useAppKitState,
  useAppKitTheme,
  useAppKitWalletImage,
  useAppKitWallets,
  useDisconnect,
  useWalletInfo,
} from './reactClient.js'
