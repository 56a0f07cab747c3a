import type { WalletChain } from './walletChain.js'

/** Prompts that only EVM wallets have. */
export type EvmPrompt =
  | {
      readonly kind: 'typedData'
      readonly account: string
      readonly primaryType: string
      readonly domain: unknown
      readonly message: unknown
    }
  | { readonly kind: 'addChain'; readonly chain: WalletChain }
  | { readonly kind: 'watchAsset'; readonly symbol: string; readonly address: string }
  /** The text of the scanned QR code, which the page receives. */
  | { readonly kind: 'scan'; readonly text: string }
  | {
      readonly kind: 'permissions'
      readonly account: string
      readonly chain: WalletChain
      readonly permissions: readonly unknown[]
      /** Seconds since 1970. `undefined`: no end. */
      readonly expiry: number | undefined
    }
