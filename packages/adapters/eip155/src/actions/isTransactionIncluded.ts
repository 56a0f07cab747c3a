import type { Adapter } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import { walletAnswerMs } from '../requests/askNetwork.js'
import { readReceipt } from '../transaction/readReceipt.js'

/** Returns whether a transaction has a receipt: it is in a block, also if it was reverted. */
export async function isTransactionIncluded(
  context: Eip155Context,
  { id, network, signal }: Parameters<NonNullable<Adapter['isTransactionIncluded']>>[0],
): Promise<boolean> {
  const call = { method: 'eth_getTransactionReceipt', params: [id] }
  const host = context.hostTransactions.get(id)
  const response = host
    ? await host.ask(call.method, call.params, { signal, ms: walletAnswerMs })
    : await (await context.clients()).request(network, call, { signal })
  const isIncluded = readReceipt(response) !== undefined
  if (isIncluded) context.hostTransactions.delete(id)
  return isIncluded
}
