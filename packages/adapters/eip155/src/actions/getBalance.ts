import { type Adapter, AppKitError, type Balance } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import { safeParseQuantity } from '../units.js'

/** The native balance, by `eth_getBalance` of the latest block. */
export async function getBalance(
  context: Eip155Context,
  parameters: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { address, network, signal } = parameters
  const clients = await context.clients()
  const value = safeParseQuantity(
    await clients.request(network, { method: 'eth_getBalance', params: [address, 'latest'] }, { signal }),
  )
  if (!value.ok) throw new AppKitError('RPC_BAD_RESPONSE', { details: `eth_getBalance: ${value.reason}.` })
  const { decimals, symbol } = network.nativeCurrency
  return { value: value.value, decimals, symbol }
}
