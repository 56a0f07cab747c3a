import { badResult, readSolanaTransaction, type SolanaActions, type SolanaTransaction } from '@latchkey/common'
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
