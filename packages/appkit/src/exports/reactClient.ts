'use client'

// Components and hooks, for a page of any kind; components of a server draw them too. Only this file is marked, for Rollup warns of each
// that is; and no name comes from it by a star, which Next refuses.
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
} from '../react/buttonComponents.js'
export { useAppKit } from '../react/useAppKit.js'
export { useAppKitAccount } from '../react/useAppKitAccount.js'
export { useAppKitBalance } from '../react/useAppKitBalance.js'
export { useAppKitConnection } from '../react/useAppKitConnection.js'
export { useAppKitEvents } from '../react/useAppKitEvents.js'
export { useAppKitNetwork } from '../react/useAppKitNetwork.js'
export { useAppKitProvider } from '../react/useAppKitProvider.js'
export { useAppKitState } from '../react/useAppKitState.js'
export { useAppKitTheme } from '../react/useAppKitTheme.js'
export { useDisconnect } from '../react/useDisconnect.js'
export { AppKitProvider } from '../react/useKit.js'
export { useWalletInfo } from '../react/useWalletInfo.js'
