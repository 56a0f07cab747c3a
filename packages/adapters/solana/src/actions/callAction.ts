import type { SolanaActions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { getAccounts, requestAccounts } from './requestAccounts.js'
import { sendTransaction } from './sendTransaction.js'
import { signAndSendTransaction } from './signAndSendTransaction.js'
import { signMessage } from './signMessage.js'
import { signAllTransactions, signTransaction } from './signTransaction.js'

/** Every action, with the wallet as its first parameter. */
type WalletActions = {
  readonly [Name in keyof SolanaActions]-?: (
    wallet: WalletAccess,
    parameters: Parameters<NonNullable<SolanaActions[Name]>>[0],
  ) => Promise<unknown>
}

const walletActions: WalletActions = {
  getAccounts,
  requestAccounts,
  sendTransaction,
  signAllTransactions,
  signAndSendTransaction,
  signMessage,
  signTransaction,
}

/** Calls an action of a session. */
export async function callAction(wallet: WalletAccess, name: keyof SolanaActions, parameters: never): Promise<unknown> {
  const action: (wallet: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
  return action(wallet, parameters)
}
