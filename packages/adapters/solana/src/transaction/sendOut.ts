import { mapSolanaSendError, parseSolanaTransactionId, type SolanaSendOptions } from '@latchkey/common'
import type { Actor, RequestNetwork, WalletAccess } from '../requests/walletAccess.js'
import { assertSignable, signTransactions, transactionId } from './signTransactions.js'
import { submit } from './submit.js'

/**
 * Asks the wallet to sign and send a transaction. If the wallet only signs, sends the transaction to the network's RPC.
 * Never repeats the request to the wallet (R57). Returns the transaction id.
 */
export async function sendOut(
  wallet: WalletAccess,
  actor: Actor,
  on: RequestNetwork,
  { transaction, options }: { readonly transaction: Uint8Array; readonly options?: SolanaSendOptions | undefined },
): Promise<string> {
  try {
    if (!wallet.has('solana:signAndSendTransaction')) {
      const [signed] = await signTransactions(wallet, actor, on, [transaction])
      const bytes = signed ?? new Uint8Array()
      return await submit(wallet.context, on.network, {
        bytes,
        id: transactionId(bytes),
        options,
        signal: actor.signal,
      })
    }
    assertSignable(wallet, actor, 'solana:signAndSendTransaction', transaction)
    const input = { transaction: transaction.slice(), chain: on.chain, ...(options ? { options } : {}) }
    return parseSolanaTransactionId(await wallet.askFor(actor, 'solana:signAndSendTransaction', [input]))
  } catch (error) {
    throw mapSolanaSendError(error)
  }
}
