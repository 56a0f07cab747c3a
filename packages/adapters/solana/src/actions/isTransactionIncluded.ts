import { type Adapter, createError, errors, readField } from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'

/**
 * Returns whether a transaction is confirmed, the commitment of `getBalance`, also if it failed: its fee is then paid.
 */
export async function isTransactionIncluded(
  context: SolanaContext,
  { id, network, signal }: Parameters<NonNullable<Adapter['isTransactionIncluded']>>[0],
): Promise<boolean> {
  const clients = await context.clients()
  const statuses = readField(
    await clients.request(network, { method: 'getSignatureStatuses', params: [[id]] }, { signal }),
    'value',
  )
  if (!Array.isArray(statuses))
    throw createError(errors.RPC_BAD_RESPONSE, { details: 'getSignatureStatuses: not a list.' })
  const status = readField(statuses[0], 'confirmationStatus')
  return status === 'confirmed' || status === 'finalized'
}
