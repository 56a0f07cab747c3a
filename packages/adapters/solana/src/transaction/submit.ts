import {
  createError,
  decodeBase58,
  errors,
  isAppKitError,
  type Network,
  type SolanaSendOptions,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'

export type Submission = {
  readonly bytes: Uint8Array
  readonly id: string
  readonly options?: SolanaSendOptions | undefined
  readonly signal?: AbortSignal | undefined
}

/** Sends a signed transaction to the network. The network processes the same bytes only once, so a retry is safe (R57). */
export async function submit(
  context: SolanaContext,
  network: Network,
  { bytes, id, options = {}, signal }: Submission,
): Promise<string> {
  const clients = await context.clients()
  const { skipPreflight, preflightCommitment = 'confirmed', maxRetries, minContextSlot } = options
  const config = { encoding: 'base64', skipPreflight, preflightCommitment, maxRetries, minContextSlot }
  try {
    const params = [btoa(String.fromCharCode(...bytes)), config]
    const answer = await clients.request(network, { method: 'sendTransaction', params }, { signal })
    if (typeof answer !== 'string' || decodeBase58(answer)?.length !== 64) throw createError(errors.RPC_BAD_RESPONSE)
    return answer
  } catch (error) {
    // An earlier attempt succeeded, but its response was lost.
    if (isAppKitError(error, 'RPC_FAILED') && /already ?(?:been )?processed/i.test(error.details ?? '')) return id
    throw error
  }
}
