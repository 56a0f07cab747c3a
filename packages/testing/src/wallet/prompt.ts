import type { TransactionCall } from './transactionCall.js'
import type { WalletChain } from './walletChain.js'

/** What a person is asked, ready to be shown. */
export type PromptDetails =
  | { readonly kind: 'connect'; readonly accounts: readonly string[]; readonly selected: number }
  | { readonly kind: 'message'; readonly account: string; readonly text: string; readonly readable: boolean }
  | {
      readonly kind: 'typedData'
      readonly account: string
      readonly primaryType: string
      readonly domain: unknown
      readonly message: unknown
    }
  | {
      readonly kind: 'transactions'
      readonly account: string
      readonly chain: WalletChain
      readonly calls: readonly TransactionCall[]
    }
  | { readonly kind: 'switchChain'; readonly from: WalletChain; readonly to: WalletChain }
  | { readonly kind: 'addChain'; readonly chain: WalletChain }
  | { readonly kind: 'watchAsset'; readonly symbol: string; readonly address: string }
  | { readonly kind: 'permissions'; readonly permissions: readonly unknown[] }
  | { readonly kind: 'unlock' }

/** What a person chose besides approving. */
export type PromptChoice = {
  /** Indices of the ticked accounts. */
  readonly accounts?: readonly number[] | undefined
}

/** An open question. Answering twice does nothing. */
export type Prompt = PromptDetails & {
  readonly id: number
  readonly method: string
  readonly origin: string
  approve(choice?: PromptChoice): void
  reject(): void
}
