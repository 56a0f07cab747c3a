import {
  type AppKitError,
  createError,
  errors,
  isAppKitError,
  mapSolanaSendError,
  maybeSent,
  type Network,
  parseSolanaTransactionId,
  type SolanaSendOptions,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import type { Actor, RequestNetwork, WalletAccess } from '../requests/walletAccess.js'
import { isNodeRefusal } from '../rpc/solanaRpc.js'
import { assertSignable, signTransactions, transactionId } from './signTransactions.js'

/**
 * Asks the wallet to sign and send a transaction. If the wallet only signs, sends the transaction to the network's RPC.
 * Never repeats the request to the wallet. Returns the transaction id.
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

type Submission = {
  readonly bytes: Uint8Array
  readonly id: string
  readonly options?: SolanaSendOptions | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends a signed transaction to the network and returns its id. The network processes the same bytes only once, so a
 * retry is safe. Throws `SEND_FAILED_SOLANA` if every node refuses the transaction; its `cause` has the code of
 * the reason. Any other error means that the transaction may have been sent, so its `details` contain the id.
 */
async function submit(
  context: SolanaContext,
  network: Network,
  { bytes, id, options = {}, signal }: Submission,
): Promise<string> {
  const clients = await context.clients()
  const { skipPreflight, preflightCommitment = 'confirmed', maxRetries, minContextSlot } = options
  const config = { encoding: 'base64', skipPreflight, preflightCommitment, maxRetries, minContextSlot }
  const params = [btoa(String.fromCharCode(...bytes)), config]
  try {
    await clients.request(network, { method: 'sendTransaction', params }, { signal })
  } catch (error) {
    if (!isAppKitError(error) || isAppKitError(error, 'TRANSPORT_URL_MISSING', 'RPC_WRONG_CHAIN')) throw error
    if (isNodeRefusal(error)) throw isAppKitError(error, 'INVALID_PARAMS') ? error : sendFailed(error)
    // A node that does not respond in JSON is no reason to lose the id.
    if (!isAppKitError(error, 'RPC_BAD_RESPONSE')) throw maybeSent(id, error)
  }
  return id
}

function sendFailed(cause: AppKitError): AppKitError {
  return createError(errors.SEND_FAILED_SOLANA, { cause, details: cause.details, summary: cause.summary })
}
