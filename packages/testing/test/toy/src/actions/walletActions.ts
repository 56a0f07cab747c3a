import type { WalletAccess } from '../requests/walletAccess.js'
import type { ToyActions } from '../wallet/toyActions.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'

/** Every action, with the wallet as its first parameter. */
export type WalletActions = {
  readonly [Name in keyof ToyActions]-?: NonNullable<ToyActions[Name]> extends (parameters: infer P) => infer R
    ? (access: WalletAccess, parameters: P) => R
    : never
}

/** The wallet's actions. They load as one file with the first request. */
export const walletActions: WalletActions = { signMessage, sendTransaction }
