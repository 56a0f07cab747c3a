import type { Adapter } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import { readReceipt } from '../transaction/readReceipt.js'

/** Returns whether a transaction has a receipt: it is in a block, also if it was reverted. */
export async function isTransactionIncluded(
  context: Eip155Context,
  { id, network, signal }: Parameters<NonNullable<Adapter['isTransactionIncluded']>>[0],
): Promise<boolean> {
  const clients = await context.clients()
  const call = { method: 'eth_getTransactionReceipt', params: [id] }
  return readReceipt(await clients.request(network, call, { signal })) !== undefined
}
