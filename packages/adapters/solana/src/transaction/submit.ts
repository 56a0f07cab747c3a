import {
  type AppKitError,
  createError,
  errors,
  isAppKitError,
  maybeSent,
  type Network,
  type SolanaSendOptions,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { isNodeRefusal } from '../rpc/isNodeRefusal.js'

export type Submission = {
  readonly bytes: Uint8Array
  readonly id: string
  readonly options?: SolanaSendOptions | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends a signed transaction to the network and returns its id. The network processes the same bytes only once, so a retry is safe
 * (R57). Throws `SEND_FAILED_SOLANA` if every node refuses the transaction. Other errors contain the id in `details`, because the
 * transaction may have been sent.
 */
export async function submit(
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
    if (isNodeRefusal(error)) throw isAppKitError(error, 'RPC_FAILED') ? sendFailed(error) : error
    // A node that does not respond in JSON is no reason to lose the id.
    if (!isAppKitError(error, 'RPC_BAD_RESPONSE')) throw maybeSent(id, error)
  }
  return id
}

function sendFailed(cause: AppKitError): AppKitError {
  return createError(errors.SEND_FAILED_SOLANA, { cause, details: cause.details })
}
