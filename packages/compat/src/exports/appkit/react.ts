export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
  useAppKitBalance,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
  useWalletInfo,
} from '@latchkey/appkit/react'
export { CoreHelperUtil } from '../../kit/coreHelperUtil.js'
export type { AppKitProviderProps } from '../../react/AppKitProvider.js'
export { createAppKit, modal } from '../../react/createAppKit.js'
export type { W3mElementProps } from '../../react/elementProps.js'
export type { ConnectionChange, ConnectionParameters, ConnectionResult } from '../../react/useAppKitConnection.js'
export type { ConnectionsView } from '../../react/useAppKitConnections.js'
export type { StatedProviderView, UseAppKitProvider } from '../../react/useAppKitProvider.js'
export type { WalletsResult } from '../../react/useAppKitWallets.js'
export type * from './index.js'
export {
  AppKitProvider,
  useAppKit,
  useAppKitAccount,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitNetworkCore,
  useAppKitProvider,
  useAppKitWallets,
} from './reactClient.js'
