import type { WalletAccess } from '../requests/walletAccess.js'
import type { ToyActions } from '../wallet/toyActions.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'

/** Every action, with the wallet as its first parameter. */
type WalletActions = {
  readonly [Name in keyof ToyActions]-?: NonNullable<ToyActions[Name]> extends (parameters: infer P) => infer R
    ? (access: WalletAccess, parameters: P) => R
    : never
}

const walletActions: WalletActions = { signMessage, sendTransaction }

/** Calls an action of a session. */
export async function callAction(access: WalletAccess, name: keyof ToyActions, parameters: never): Promise<unknown> {
  const action: (access: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
  return action(access, parameters)
}
