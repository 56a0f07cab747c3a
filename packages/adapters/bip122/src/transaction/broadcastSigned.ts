import { type AppKitError, createError, errors, isAppKitError, type Network } from '@latchkey/common'
import { Transaction } from 'bitcoinjs-lib'
import { toBase64 } from '../parse/bytes.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { finalize } from './finalize.js'

/** Error texts of nodes for a transaction that they already have. */
const known = /txn-already-(?:in-mempool|known)|already in (?:block ?chain|utxo set|mempool)/i

/**
 * Finalizes a signed PSBT and broadcasts it over the Esplora API of a network: the one it was signed for, whichever is active now. Returns the transaction id, also if the
 * network already has the transaction. Throws `WALLET_BAD_RESULT` if a signature is missing, and `RPC_FAILED` if no
 * server accepts the transaction. `details` of that error contain the signed PSBT in base64.
 */
export async function broadcastSigned(
  { context }: WalletAccess,
  network: Network,
  psbt: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<string> {
  try {
    const transaction = finalize(psbt)
    const clients = await context.clients()
    try {
      return await clients.broadcast(network, transaction, { signal })
    } catch (error) {
      if (isAppKitError(error) && known.test(error.details ?? '')) return Transaction.fromHex(transaction).getId()
      throw error
    }
  } catch (error) {
    throw isAppKitError(error, 'ABORTED', 'DESTROYED') ? error : notBroadcast(error, psbt)
  }
}

function notBroadcast(error: unknown, psbt: Uint8Array): AppKitError {
  const reason = isAppKitError(error) ? (error.details ?? error.message) : 'It failed.'
  return createError(isAppKitError(error, 'WALLET_BAD_RESULT') ? errors.WALLET_BAD_RESULT : errors.RPC_FAILED, {
    cause: error,
    details: `The signed transaction was not broadcast. ${reason} The signed PSBT: ${toBase64(psbt)}`,
  })
}
