import type { WalletChain } from './walletChain.js'

/** A bundle of `wallet_sendCalls`. */
export type CallBundle = {
  readonly chainId: number
  readonly hashes: readonly `0x${string}`[]
  readonly failed: boolean
}

/** A permission of `wallet_grantPermissions`. */
export type PermissionGrant = {
  readonly context: string
  readonly account: string
  readonly chainId: number
  /** The page that may use it. */
  readonly origin: string
  /** Seconds since 1970. `undefined`: no end. */
  readonly expiry: number | undefined
  readonly permissions: readonly unknown[]
  /** Values that were sent with it, in wei, and when. */
  readonly spent: readonly { readonly at: number; readonly value: string }[]
}

/** State of an EVM wallet besides the common one. */
export type EvmWalletState = {
  readonly chainId: number
  readonly addedChains: readonly WalletChain[]
  readonly bundles: Readonly<Record<string, CallBundle>>
  /** Granted permissions (ERC-7715) that are not revoked. */
  readonly permissions: readonly PermissionGrant[]
}
