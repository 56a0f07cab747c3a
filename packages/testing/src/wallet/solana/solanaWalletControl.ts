import type { WalletControl } from '../base/walletControl.js'
import type { SolanaFeature } from './solanaTestWalletOptions.js'

/** Controls a Solana test wallet. Methods have the names of its features: `solana:signMessage` and so on. */
export type SolanaWalletControl = WalletControl & {
  /** Adds or removes a feature while pages use the wallet, and notifies them. */
  setFeature(feature: SolanaFeature, on: boolean): void
}
