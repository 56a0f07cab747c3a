import { AppKitError, isAppKitError, type SolanaSendOptions } from '@latchkey/common'
import { encodeBase58 } from './base58.js'
import { assertSignable, signTransactions, transactionId } from './signTransactions.js'
import { submit } from './submit.js'
import type { Actor, RequestNetwork, WalletAccess } from './walletAccess.js'
import { readOutputs, readSignature } from './walletResult.js'

/**
 * Has a transaction signed and sent, by the wallet itself where it does that, else by the network's RPC. Asked once, never again
 * by itself (R57). Answers the transaction's id.
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
    const answer = await wallet.askFor(actor, 'solana:signAndSendTransaction', [input])
    const [output] = readOutputs(answer, 1, 'the signature of a transaction')
    return encodeBase58(readSignature(output))
  } catch (error) {
    throw isAppKitError(error, 'WALLET_FAILED', 'RPC_FAILED') ? failed(error) : error
  }
}

function failed(cause: AppKitError): AppKitError {
  return new AppKitError('SEND_FAILED_SOLANA', { cause, details: cause.details })
}
