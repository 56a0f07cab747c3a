import type { SolanaActions } from '@latchkey/common'
import { getAccounts } from './actions/getAccounts.js'
import { requestAccounts } from './actions/requestAccounts.js'
import { sendTransaction } from './actions/sendTransaction.js'
import { signAllTransactions } from './actions/signAllTransactions.js'
import { signAndSendTransaction } from './actions/signAndSendTransaction.js'
import { signMessage } from './actions/signMessage.js'
import { signTransaction } from './actions/signTransaction.js'
import type { WalletAccess } from './walletAccess.js'

/** Every action, with the wallet it acts on left open. */
export type WalletActions = {
  readonly [Name in keyof SolanaActions]-?: (
    wallet: WalletAccess,
    parameters: Parameters<NonNullable<SolanaActions[Name]>>[0],
  ) => Promise<unknown>
}

/** What a wallet can be asked to do. Loaded as one file with the first request: they share most of their code. */
export const walletActions: WalletActions = {
  getAccounts,
  requestAccounts,
  sendTransaction,
  signAllTransactions,
  signAndSendTransaction,
  signMessage,
  signTransaction,
}
