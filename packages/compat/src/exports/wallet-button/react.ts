export { AppKitWalletButton } from '@latchkey/appkit/react'
export { useAppKitWallet, type WalletParameters, type WalletResult } from '../../react/useAppKitWallet.js'
export * from './index.js'
