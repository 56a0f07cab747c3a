import { type Adapter, type Balance, createError, errors } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import { safeParseQuantity } from '../network/units.js'

/** Returns the native balance by `eth_getBalance` of the latest block. */
export async function getBalance(
  context: Eip155Context,
  parameters: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { address, network, signal } = parameters
  const clients = await context.clients()
  const value = safeParseQuantity(
    await clients.request(network, { method: 'eth_getBalance', params: [address, 'latest'] }, { signal }),
  )
  if (!value.ok) throw createError(errors.RPC_BAD_RESPONSE, { details: `eth_getBalance: ${value.reason}.` })
  const { decimals, symbol } = network.nativeCurrency
  return { value: value.value, decimals, symbol }
}
