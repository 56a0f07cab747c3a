import type { WalletChain } from './walletChain.js'

/** A bundle of `wallet_sendCalls`. */
export type CallBundle = {
  readonly chainId: number
  readonly hashes: readonly `0x${string}`[]
  readonly failed: boolean
}

/** State of an EVM wallet besides the common one. */
export type EvmWalletState = {
  readonly chainId: number
  readonly addedChains: readonly WalletChain[]
  readonly bundles: Readonly<Record<string, CallBundle>>
  /** Contexts of granted permissions (ERC-7715). */
  readonly permissions: readonly string[]
}
