import type { EvmPrompt } from '../evm/evmPrompt.js'
import type { WalletChain } from '../evm/walletChain.js'

/** One line of what a person is shown; amounts in coin units with their symbol. */
export type PromptLine = {
  readonly label: string
  readonly value: string
  /** `address` is set in the type of code, `amount` stands out. */
  readonly kind?: 'text' | 'address' | 'amount' | undefined
}

/** Lines that belong together, such as one recipient of several. */
export type PromptPart = { readonly title?: string | undefined; readonly lines: readonly PromptLine[] }

/** A network as a question shows it. */
export type PromptNetwork = Pick<WalletChain, 'name' | 'nativeCurrency'> & { readonly id: number | string }

/** A payment or call as a question shows it; `value` in the smallest unit. */
export type PromptCall = {
  readonly to?: string | undefined
  readonly value: bigint
  readonly data?: string | undefined
}

/** What wallets of every namespace ask. */
export type BasePrompt =
  | {
      readonly kind: 'connect'
      readonly accounts: readonly string[]
      readonly selected: number
      /** What the wallet calls its accounts; default: “Account 1” and so on. */
      readonly names?: readonly string[] | undefined
      /** Which accounts are ticked at first; default: the selected one. */
      readonly ticked?: readonly number[] | undefined
    }
  | { readonly kind: 'message'; readonly account: string; readonly text: string; readonly readable: boolean }
  /** Payments and calls of one account. */
  | {
      readonly kind: 'transactions'
      readonly account: string
      readonly chain: PromptNetwork
      readonly calls: readonly PromptCall[]
    }
  /** A transaction of any form, as lines to read. */
  | {
      readonly kind: 'transaction'
      /** Default: “Confirm the transaction”. */
      readonly title?: string | undefined
      readonly account: string
      /** The network's name. */
      readonly network: string
      readonly parts: readonly PromptPart[]
      /** What the person should know before approving. */
      readonly caution?: string | undefined
      /** Whether the wallet also sends it; default true. */
      readonly sends?: boolean | undefined
    }
  | { readonly kind: 'switchChain'; readonly from: PromptNetwork; readonly to: PromptNetwork }
  | { readonly kind: 'unlock' }

/** What a person is asked, ready to be shown. */
export type PromptDetails = (BasePrompt | EvmPrompt) & {
  /** Which of several apps' requests asks, for wallets that answer more than one page. */
  readonly requestId?: number | undefined
}

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
  /** Closes the window without an answer. */
  close(): void
}
