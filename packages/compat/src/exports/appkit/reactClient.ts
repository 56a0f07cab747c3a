'use client'

// Only this file has the directive, because Rollup reports every file that has it. It exports each name explicitly,
// because Next refuses star exports here.
export { AppKitProvider } from '../../react/AppKitProvider.js'
export { useAppKit } from '../../react/useAppKit.js'
export { useAppKitAccount } from '../../react/useAppKitAccount.js'
export { useAppKitConnection } from '../../react/useAppKitConnection.js'
export { useAppKitConnections } from '../../react/useAppKitConnections.js'
export { useAppKitEvents } from '../../react/useAppKitEvents.js'
export { useAppKitNetwork } from '../../react/useAppKitNetwork.js'
export { useAppKitNetworkCore } from '../../react/useAppKitNetworkCore.js'
export { useAppKitProvider } from '../../react/useAppKitProvider.js'
export { useAppKitWallets } from '../../react/useAppKitWallets.js'
