import { invalidParams, readSolanaTransaction, type SolanaActions, type SolanaTransaction } from '@latchkey/common'
import { signTransactions } from '../signTransactions.js'
import type { WalletAccess } from '../walletAccess.js'
import { badResult } from '../walletResult.js'

/** More at once no wallet shows. */
const longestList = 100

/** `solana:signTransaction` for several transactions, in one question. */
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
    if (!bytes) throw badResult('signed transactions')
    return rebuild(bytes)
  })
}
