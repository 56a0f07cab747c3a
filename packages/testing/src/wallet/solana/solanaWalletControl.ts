import type { WalletControl } from '../base/walletControl.js'
import type { SolanaFeature } from './solanaTestWalletOptions.js'

/** The strings by which a test moves a Solana wallet. Methods are named as its features: `solana:signMessage` and so on. */
export type SolanaWalletControl = WalletControl & {
  /** Switches a feature off, or on again, while pages use the wallet, and tells them. */
  setFeature(feature: SolanaFeature, on: boolean): void
}
