import {
  type AppKitError,
  createError,
  errors,
  isAppKitError,
  mapSolanaSendError,
  maybeSent,
  type Network,
  parseSolanaTransactionId,
  type SolanaConnection,
  type SolanaSendOptions,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import type { Actor, RequestNetwork, WalletAccess } from '../requests/walletAccess.js'
import { isNodeRefusal } from '../rpc/solanaRpc.js'
import { sendByConnection } from './sendByConnection.js'
import { assertSignable, signTransactions, transactionId } from './signTransactions.js'

/**
 * Asks the wallet to sign and send a transaction. If the wallet only signs, sends the transaction to the network's RPC.
 * With a connection of the app, asks the wallet to sign only, if it can, and sends the transaction with the connection.
 * Never repeats the request to the wallet. Returns the transaction id.
 */
export async function sendOut(
  wallet: WalletAccess,
  actor: Actor,
  on: RequestNetwork,
  { transaction, options, connection }: Outgoing,
): Promise<string> {
  const mayOnlySign = connection !== undefined && wallet.has('solana:signTransaction')
  try {
    if (mayOnlySign || !wallet.has('solana:signAndSendTransaction')) {
      const [signed] = await signTransactions(wallet, actor, on, [transaction])
      const bytes = signed ?? new Uint8Array()
      const submission = { bytes, id: transactionId(bytes), options, signal: actor.signal }
      return await submit(wallet.context, on.network, submission, connection)
    }
    assertSignable(wallet, actor, 'solana:signAndSendTransaction', transaction)
    const input = { transaction: transaction.slice(), chain: on.chain, ...(options ? { options } : {}) }
    return parseSolanaTransactionId(await wallet.askFor(actor, 'solana:signAndSendTransaction', [input]))
  } catch (error) {
    throw mapSolanaSendError(error)
  }
}

type Outgoing = {
  readonly transaction: Uint8Array
  readonly options?: SolanaSendOptions | undefined
  readonly connection?: SolanaConnection | undefined
}

type Submission = {
  readonly bytes: Uint8Array
  readonly id: string
  readonly options?: SolanaSendOptions | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends a signed transaction to the network, or with a connection of the app, and returns its id. The network processes
 * the same bytes only once, so a retry is safe. Throws `SEND_FAILED_SOLANA` if every node refuses the transaction; its
 * `cause` has the code of the reason. Any other error means that the transaction may have been sent, so its `details`
 * contain the id.
 */
async function submit(
  context: SolanaContext,
  network: Network,
  { bytes, id, options, signal }: Submission,
  connection: SolanaConnection | undefined,
): Promise<string> {
  try {
    if (connection) await sendByConnection(context, connection, bytes, options, signal)
    else await sendToNetwork(context, network, bytes, options, signal)
  } catch (error) {
    if (!isAppKitError(error) || isAppKitError(error, 'TRANSPORT_URL_MISSING', 'RPC_WRONG_CHAIN')) throw error
    if (isNodeRefusal(error)) throw isAppKitError(error, 'INVALID_PARAMS') ? error : sendFailed(error)
    // A node that does not respond in JSON is no reason to lose the id.
    if (!isAppKitError(error, 'RPC_BAD_RESPONSE')) throw maybeSent(id, error)
  }
  return id
}

async function sendToNetwork(
  context: SolanaContext,
  network: Network,
  bytes: Uint8Array,
  options: SolanaSendOptions = {},
  signal: AbortSignal | undefined,
): Promise<void> {
  const clients = await context.clients()
  const { skipPreflight, preflightCommitment = 'confirmed', maxRetries, minContextSlot } = options
  const config = { encoding: 'base64', skipPreflight, preflightCommitment, maxRetries, minContextSlot }
  const params = [btoa(String.fromCharCode(...bytes)), config]
  await clients.request(network, { method: 'sendTransaction', params }, { signal })
}

function sendFailed(cause: AppKitError): AppKitError {
  return createError(errors.SEND_FAILED_SOLANA, { cause, details: cause.details, summary: cause.summary })
}
