import { readSolanaTransaction, type SolanaActions, type SolanaTransaction } from '@latchkey/common'
import { signTransactions } from '../signTransactions.js'
import type { WalletAccess } from '../walletAccess.js'
import { badResult } from '../walletResult.js'

type Parameters_ = Parameters<NonNullable<SolanaActions['signTransaction']>>[0]

/** `solana:signTransaction`; the wallet may have added to the transaction, such as a fee it recommends. */
export async function signTransaction(wallet: WalletAccess, parameters: Parameters_): Promise<SolanaTransaction> {
  const { bytes, rebuild } = readSolanaTransaction(parameters.transaction, 'transaction')
  const [signed] = await signTransactions(wallet, wallet.actor(parameters), wallet.network(), [bytes])
  if (!signed) throw badResult('a signed transaction')
  return rebuild(signed)
}
