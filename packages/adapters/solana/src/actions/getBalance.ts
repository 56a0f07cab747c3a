import { type Adapter, type Balance, createError, errors, readField } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { SolanaContext } from '../context/context.js'
import { safeParseLamports } from '../network/units.js'

/** Returns the native balance by `getBalance` at commitment `confirmed`. */
export async function getBalance(
  context: SolanaContext,
  parameters: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { network, signal } = parameters
  const { address } = parseAddress(parameters.address, 'address')
  const clients = await context.clients()
  const params = [address, { commitment: 'confirmed' }]
  const response = await clients.request(network, { method: 'getBalance', params }, { signal })
  const value = safeParseLamports(readField(response, 'value'))
  if (!value.ok) throw createError(errors.RPC_BAD_RESPONSE, { details: `getBalance: ${value.reason}.` })
  const { decimals, symbol } = network.nativeCurrency
  return { value: value.value, decimals, symbol }
}
