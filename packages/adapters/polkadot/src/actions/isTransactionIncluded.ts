import type { Adapter } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { readBestNonce } from '../runtime/accountRecord.js'

/**
 * Returns whether a transfer of this page is in the best block: the sender's nonce there is above that of the transfer.
 * A transaction that `sendTransaction` did not send counts as not included.
 */
export async function isTransactionIncluded(
  context: Pick<PolkadotContext, 'clients' | 'sentTransactions'>,
  { id, network, signal }: Parameters<NonNullable<Adapter['isTransactionIncluded']>>[0],
): Promise<boolean> {
  const sent = context.sentTransactions.get(id)
  if (!sent || sent.isIncluded) return false
  const { nonce } = await readBestNonce(context, network, sent.accountId, { signal })
  sent.isIncluded = nonce > sent.nonce
  return sent.isIncluded
}
