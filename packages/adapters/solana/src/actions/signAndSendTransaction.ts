import { readSolanaTransaction, type SolanaActions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readSendOptions } from '../transaction/readSendOptions.js'
import { sendOut } from '../transaction/sendOut.js'

/** Signs a transaction and sends it to the network that is active at the time of the call. */
export async function signAndSendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['signAndSendTransaction']>>[0],
): Promise<string> {
  const on = wallet.network()
  const { bytes } = readSolanaTransaction(parameters.transaction, 'transaction')
  const options = readSendOptions(parameters.options)
  return sendOut(wallet, wallet.actor(parameters), on, { transaction: bytes, options })
}
