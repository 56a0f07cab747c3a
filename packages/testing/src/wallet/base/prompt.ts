import type { EvmPrompt } from '../evm/evmPrompt.js'
import type { WalletChain } from '../evm/walletChain.js'

/** One line of a prompt; amounts in coin units with their symbol. */
export type PromptLine = {
  readonly label: string
  readonly value: string
  /** `address` uses a monospace font, `amount` is emphasized. */
  readonly kind?: 'text' | 'address' | 'amount' | undefined
}

/** A group of lines, such as one of several recipients. */
export type PromptPart = { readonly title?: string | undefined; readonly lines: readonly PromptLine[] }

/** A network as a prompt shows it. */
export type PromptNetwork = Pick<WalletChain, 'name' | 'nativeCurrency'> & { readonly id: number | string }

/** A payment or call as a prompt shows it; `value` in the smallest unit. */
export type PromptCall = {
  readonly to?: string | undefined
  readonly value: bigint
  readonly data?: string | undefined
}

/** Prompts of wallets in every namespace. */
export type BasePrompt =
  | {
      readonly kind: 'connect'
      readonly accounts: readonly string[]
      readonly selected: number
      /** Names of the accounts. Default: “Account 1” and so on. */
      readonly names?: readonly string[] | undefined
      /** The preselected accounts. Default: the selected one. */
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
  /** A transaction of any type, as lines of text. */
  | {
      readonly kind: 'transaction'
      /** Default: “Confirm the transaction”. */
      readonly title?: string | undefined
      readonly account: string
      /** The network's name. */
      readonly network: string
      readonly parts: readonly PromptPart[]
      /** Warnings for the user. */
      readonly caution?: string | undefined
      /** Whether the wallet also sends it; default true. */
      readonly sends?: boolean | undefined
    }
  | { readonly kind: 'switchChain'; readonly from: PromptNetwork; readonly to: PromptNetwork }
  | { readonly kind: 'unlock' }

/** The content of a prompt. */
export type PromptDetails = (BasePrompt | EvmPrompt) & {
  /** Identifies the app's request, for wallets that serve several pages. */
  readonly requestId?: number | undefined
}

/** The user's choices besides approving. */
export type PromptChoice = {
  /** Indices of the ticked accounts. */
  readonly accounts?: readonly number[] | undefined
}

/** A pending prompt. A second answer does nothing. */
export type Prompt = PromptDetails & {
  readonly id: number
  readonly method: string
  readonly origin: string
  approve(choice?: PromptChoice): void
  reject(): void
  /** Closes the window without an answer. */
  close(): void
}
