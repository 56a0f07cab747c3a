import type { WalletChain } from './walletChain.js'

/** A network as a question shows it. */
export type PromptNetwork = Pick<WalletChain, 'name' | 'nativeCurrency'> & { readonly id: number | string }

/** A payment or call as a question shows it; `value` in the smallest unit. */
export type PromptCall = {
  readonly to?: string | undefined
  readonly value: bigint
  readonly data?: string | undefined
}

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
      readonly chain: PromptNetwork
      readonly calls: readonly PromptCall[]
    }
  | { readonly kind: 'switchChain'; readonly from: PromptNetwork; readonly to: PromptNetwork }
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
