import { readSolanaTransaction, type SolanaActions } from '@latchkey/common'
import { readSendOptions } from '../sendOptions.js'
import { sendOut } from '../sendOut.js'
import type { WalletAccess } from '../walletAccess.js'

/** Signs a transaction and sends it to the network of the session at the time of the call. */
export async function signAndSendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['signAndSendTransaction']>>[0],
): Promise<string> {
  const on = wallet.network()
  const { bytes } = readSolanaTransaction(parameters.transaction, 'transaction')
  const options = readSendOptions(parameters.options)
  return sendOut(wallet, wallet.actor(parameters), on, { transaction: bytes, options })
}
