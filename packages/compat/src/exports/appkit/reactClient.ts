'use client'

// Only this file has the directive, because Rollup reports every file that has it. It exports each name explicitly,
// because Next refuses star exports here.
export { AppKitProvider } from '../../react/AppKitProvider.js'
export { useAppKitConnection } from '../../react/useAppKitConnection.js'
export { useAppKitConnections } from '../../react/useAppKitConnections.js'
export { useAppKitNetworkCore } from '../../react/useAppKitNetworkCore.js'
export { useAppKitWallets } from '../../react/useAppKitWallets.js'
