import { type Adapter, AppKitError, type Balance, readField } from '@latchkey/common'
import { parseAddress } from '../address.js'
import type { SolanaContext } from '../context.js'
import { safeParseLamports } from '../units.js'

/** The native balance, by `getBalance` of the latest confirmed block. */
export async function getBalance(
  context: SolanaContext,
  parameters: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { network, signal } = parameters
  const { address } = parseAddress(parameters.address, 'address')
  const clients = await context.clients()
  const params = [address, { commitment: 'confirmed' }]
  const answer = await clients.request(network, { method: 'getBalance', params }, { signal })
  const value = safeParseLamports(readField(answer, 'value'))
  if (!value.ok) throw new AppKitError('RPC_BAD_RESPONSE', { details: `getBalance: ${value.reason}.` })
  const { decimals, symbol } = network.nativeCurrency
  return { value: value.value, decimals, symbol }
}
