import {
  badResult,
  invalidParams,
  readSolanaTransaction,
  type SolanaActions,
  type SolanaTransaction,
} from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { signTransactions } from '../transaction/signTransactions.js'

type Parameters_ = Parameters<NonNullable<SolanaActions['signTransaction']>>[0]

/** Signs a transaction (`solana:signTransaction`). The wallet may change it, for example to add a priority fee. */
export async function signTransaction(wallet: WalletAccess, parameters: Parameters_): Promise<SolanaTransaction> {
  const { bytes, rebuild } = readSolanaTransaction(parameters.transaction, 'transaction')
  const [signed] = await signTransactions(wallet, wallet.actor(parameters), wallet.network(), [bytes])
  if (!signed) throw badResult('a signed transaction', signed)
  return rebuild(signed)
}

/** Maximum number of transactions in one request. Wallets show no more at once. */
const longestList = 100

/** Signs several transactions in one request (`solana:signTransaction`). */
export async function signAllTransactions(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['signAllTransactions']>>[0],
): Promise<readonly SolanaTransaction[]> {
  const { transactions } = parameters
  if (!Array.isArray(transactions) || transactions.length === 0 || transactions.length > longestList)
    throw invalidParams('transactions', `must be a list of 1 to ${longestList}`)
  const forms = transactions.map((transaction, index) => readSolanaTransaction(transaction, `transactions[${index}]`))
  const signed = await signTransactions(
    wallet,
    wallet.actor(parameters),
    wallet.network(),
    forms.map(({ bytes }) => bytes),
  )
  return forms.map(({ rebuild }, index) => {
    const bytes = signed[index]
    if (!bytes) throw badResult('signed transactions', signed)
    return rebuild(bytes)
  })
}
