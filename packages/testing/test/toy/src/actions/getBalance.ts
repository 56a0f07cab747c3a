import { type Adapter, type Balance, createError, errors, invalidParams } from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import type { ToyContext } from '../context/context.js'

/** Returns the balance of an address, in grains. */
export async function getBalance(
  context: ToyContext,
  { address, network, signal }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  if (!safeParseAddress(address).ok) throw invalidParams('address', 'is not a toy address')
  const answer = await (await context.clients()).request(network, `/balance/${address}`, { signal })
  if (!/^\d{1,20}$/.test(answer)) throw createError(errors.RPC_FAILED, { details: 'The balance is not a number.' })
  const { symbol, decimals } = network.nativeCurrency
  return { value: BigInt(answer), decimals, symbol }
}
