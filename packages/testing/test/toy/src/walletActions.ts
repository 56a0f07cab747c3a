import { sendTransaction } from './actions/sendTransaction.js'
import { signMessage } from './actions/signMessage.js'
import type { ToyActions } from './toyActions.js'
import type { WalletAccess } from './walletAccess.js'

/** Every action, with the wallet it acts on left open. */
export type WalletActions = {
  readonly [Name in keyof ToyActions]-?: NonNullable<ToyActions[Name]> extends (parameters: infer P) => infer R
    ? (access: WalletAccess, parameters: P) => R
    : never
}

/** What a wallet can be asked to do. Loaded as one file with the first request. */
export const walletActions: WalletActions = { signMessage, sendTransaction }
