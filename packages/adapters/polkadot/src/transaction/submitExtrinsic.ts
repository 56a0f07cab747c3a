import { bytesToHex, type Hex, isByteHex, type Network } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import type { PolkadotContext } from '../context/context.js'

/**
 * Sends a signed transaction to the network and returns its hash. A transaction that the network already has counts as
 * sent. If it may have been sent, the `details` of the error contain its hash.
 */
export async function submitExtrinsic(
  { context }: { readonly context: Pick<PolkadotContext, 'clients'> },
  network: Network,
  transaction: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const clients = await context.clients()
  const call = { method: 'author_submitExtrinsic', params: [bytesToHex(transaction)] }
  const response = await clients.request(network, call, { signal })
  return isByteHex(response, 32) ? response : bytesToHex(blake2b(transaction, { dkLen: 32 }))
}
