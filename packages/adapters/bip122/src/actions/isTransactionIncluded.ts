import { type Adapter, isAppKitError, objectOf, text } from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'

/** A gateway may respond to any path with its own page and status 200. */
const transaction = objectOf({ txid: text() })

/**
 * Returns whether the network's Esplora API knows a transaction, in its mempool or in a block: balances count both. A
 * confirmation, which takes ten minutes on average, changes no balance.
 */
export async function isTransactionIncluded(
  context: Bip122Context,
  { id, network, signal }: Parameters<NonNullable<Adapter['isTransactionIncluded']>>[0],
): Promise<boolean> {
  const clients = await context.clients()
  try {
    const found = await clients.readJson(network, `/tx/${id}`, transaction, { signal })
    return found.txid === id
  } catch (error) {
    if (isAppKitError(error, 'HTTP_STATUS') && error.shortMessage.endsWith(' 404')) return false
    throw error
  }
}
