import type { Bip122Actions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { getAccountAddresses } from './getAccountAddresses.js'
import { sendTransfer } from './sendTransfer.js'
import { signMessage } from './signMessage.js'
import { signPsbt } from './signPsbt.js'

/** Every action, with the wallet as its first parameter. */
type WalletActions = {
  readonly [Name in keyof Bip122Actions]-?: NonNullable<Bip122Actions[Name]> extends (parameters: infer P) => infer R
    ? (wallet: WalletAccess, parameters: P) => R
    : never
}

const walletActions: WalletActions = { getAccountAddresses, sendTransfer, signMessage, signPsbt }

/** Calls an action of a session. */
export async function callAction(wallet: WalletAccess, name: keyof Bip122Actions, parameters: never): Promise<unknown> {
  const action: (wallet: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
  return action(wallet, parameters)
}
