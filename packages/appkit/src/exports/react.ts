export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
} from '../react/buttonComponents.js'
export { createReactAppKit as createAppKit } from '../react/createReactAppKit.js'
export { useAppKit } from '../react/useAppKit.js'
export { useAppKitAccount } from '../react/useAppKitAccount.js'
export { type BalanceResult, useAppKitBalance } from '../react/useAppKitBalance.js'
export { type ConnectionView, useAppKitConnection } from '../react/useAppKitConnection.js'
export { useAppKitEvents } from '../react/useAppKitEvents.js'
export { useAppKitNetwork } from '../react/useAppKitNetwork.js'
export { type ProviderView, useAppKitProvider } from '../react/useAppKitProvider.js'
export { useAppKitState } from '../react/useAppKitState.js'
export { useAppKitTheme } from '../react/useAppKitTheme.js'
export type { ButtonProps } from '../react/useButton.js'
export { type DisconnectParameters, useDisconnect } from '../react/useDisconnect.js'
export { AppKitProvider } from '../react/useKit.js'
export { useWalletInfo } from '../react/useWalletInfo.js'
export * from './index.js'
