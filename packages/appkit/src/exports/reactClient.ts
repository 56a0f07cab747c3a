'use client'

// Components and hooks; server components can render them too. Only this file has the directive, because Rollup reports
// every file that has it. It exports each name explicitly, because Next refuses star exports here.
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
  AppKitWalletButton,
} from '../react/buttonComponents.js'
export { useAppKit } from '../react/useAppKit.js'
export { useAppKitAccount } from '../react/useAppKitAccount.js'
export { useAppKitBalance } from '../react/useAppKitBalance.js'
export { useAppKitChainClient } from '../react/useAppKitChainClient.js'
export { useAppKitConnect } from '../react/useAppKitConnect.js'
export { useAppKitConnection } from '../react/useAppKitConnection.js'
export { useAppKitConnections } from '../react/useAppKitConnections.js'
export { useAppKitDirectory } from '../react/useAppKitDirectory.js'
export { useAppKitEvents } from '../react/useAppKitEvents.js'
export { useAppKitNetwork } from '../react/useAppKitNetwork.js'
export { useAppKitPairing } from '../react/useAppKitPairing.js'
export { useAppKitProvider } from '../react/useAppKitProvider.js'
export { useAppKitSIWX } from '../react/useAppKitSIWX.js'
export { useAppKitState } from '../react/useAppKitState.js'
export { useAppKitTheme } from '../react/useAppKitTheme.js'
export { useAppKitWalletImage } from '../react/useAppKitWalletImage.js'
export { useAppKitWallets } from '../react/useAppKitWallets.js'
export { useDisconnect } from '../react/useDisconnect.js'
export { AppKitProvider } from '../react/useKit.js'
export { useWalletInfo } from '../react/useWalletInfo.js'
