export { AppKitError, isAppKitError } from '@latchkey/common/start'
export { requireActions } from '../instance/requireActions.js'
export { createReactAppKit as createAppKit } from '../react/createReactAppKit.js'
export type { AppKitElementProps, AppKitModalProps } from '../react/elementProps.js'
export type { BalanceResult } from '../react/useAppKitBalance.js'
export type { ConnectionView } from '../react/useAppKitConnection.js'
export type { ProviderView } from '../react/useAppKitProvider.js'
export type { ButtonProps } from '../react/useButton.js'
export type { DisconnectParameters } from '../react/useDisconnect.js'
export type * from './index.js'
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
  AppKitProvider,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnection,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
  useWalletInfo,
} from './reactClient.js'
