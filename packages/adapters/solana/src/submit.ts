import { AppKitError, isAppKitError, type Network, type SolanaSendOptions } from '@latchkey/common'
import { decodeBase58 } from './base58.js'
import type { SolanaContext } from './context.js'

export type Submission = {
  readonly bytes: Uint8Array
  readonly id: string
  readonly options?: SolanaSendOptions | undefined
  readonly signal?: AbortSignal | undefined
}

/** Hands a signed transaction to the network. The same bytes count once, so that sending them again does no harm (R57). */
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
    if (typeof answer !== 'string' || decodeBase58(answer)?.length !== 64) throw new AppKitError('RPC_BAD_RESPONSE')
    return answer
  } catch (error) {
    // An earlier try got through, and only its answer was lost.
    if (isAppKitError(error, 'RPC_FAILED') && /already ?(?:been )?processed/i.test(error.details ?? '')) return id
    throw error
  }
}
