import type { SolanaActions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { getAccounts, requestAccounts } from './requestAccounts.js'
import { sendTransaction } from './sendTransaction.js'
import { signAndSendTransaction } from './signAndSendTransaction.js'
import { signMessage } from './signMessage.js'
import { signAllTransactions, signTransaction } from './signTransaction.js'

/** Every action, with the wallet as its first parameter. */
export type WalletActions = {
  readonly [Name in keyof SolanaActions]-?: (
    wallet: WalletAccess,
    parameters: Parameters<NonNullable<SolanaActions[Name]>>[0],
  ) => Promise<unknown>
}

/** Actions of a Solana wallet. They share most of their code, so they load as one file with the first request. */
export const walletActions: WalletActions = {
  getAccounts,
  requestAccounts,
  sendTransaction,
  signAllTransactions,
  signAndSendTransaction,
  signMessage,
  signTransaction,
}
