import { bytesToHex, createError, errors, type Hex, isAppKitError, type Network, readField } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import { isByteHex } from '../parse/hex.js'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Error code of Substrate nodes for a transaction that is already in the pool. */
const alreadyTaken = 1013
const invalidTransaction = 1010

/** Sends a signed transaction to the network and returns its hash. A transaction that the network already has counts as sent. */
export async function submit(
  { context }: WalletAccess,
  network: Network,
  transaction: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Hex> {
  const clients = await context.clients()
  const hash = bytesToHex(blake2b(transaction, { dkLen: 32 }))
  const call = { method: 'author_submitExtrinsic', params: [bytesToHex(transaction)] }
  try {
    const answer = await clients.request(network, call, { signal })
    return isByteHex(answer, 32) ? answer : hash
  } catch (error) {
    const code = isAppKitError(error) ? readField(error.cause, 'code') : undefined
    // The first response may have been lost; the retry then finds the transaction in the pool.
    if (code === alreadyTaken) return hash
    if (code === invalidTransaction && /payment|pay some fees/i.test(detailsOf(error)))
      throw createError(errors.INSUFFICIENT_FUNDS, { cause: error })
    throw error
  }
}

function detailsOf(error: unknown): string {
  const details = readField(error, 'details')
  return typeof details === 'string' ? details : ''
}
