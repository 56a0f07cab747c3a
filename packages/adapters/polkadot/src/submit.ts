import { AppKitError, type Hex, isAppKitError, type Network, readField } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import { bytesToHex, isByteHex } from './hex.js'
import type { WalletAccess } from './walletAccess.js'

/** Codes by which Substrate nodes tell what is wrong with a transaction. */
const alreadyTaken = 1013
const invalidTransaction = 1010

/** Hands a signed transaction to the network and answers its hash. One that the network has already is no failure. */
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
    // A first answer can get lost on the way; the second try then finds the transaction there.
    if (code === alreadyTaken) return hash
    if (code === invalidTransaction && /payment|pay some fees/i.test(detailsOf(error)))
      throw new AppKitError('INSUFFICIENT_FUNDS', { cause: error })
    throw error
  }
}

function detailsOf(error: unknown): string {
  const details = readField(error, 'details')
  return typeof details === 'string' ? details : ''
}
