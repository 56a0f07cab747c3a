import { type Adapter, AppKitError, type Balance, invalidParams } from '@latchkey/common'
import { safeParseAddress } from '../address.js'
import { askNode } from '../client.js'
import type { ToyContext } from '../context.js'

/** The balance of an address, in grains. */
export async function getBalance(
  context: ToyContext,
  { address, network, signal }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  if (!safeParseAddress(address).ok) throw invalidParams('address', 'is not a toy address')
  const answer = await askNode(context, network, `/balance/${address}`, { signal })
  if (!/^\d{1,20}$/.test(answer)) throw new AppKitError('RPC_FAILED', { details: 'The balance is not a number.' })
  const { symbol, decimals } = network.nativeCurrency
  return { value: BigInt(answer), decimals, symbol }
}
