import { type Balance, cleanText, type Network, readField, withDeadline } from '@latchkey/common'
import type { RequestOptions } from './clients.js'
import type { PolkadotContext } from './context.js'

/** No chain has a coin with more digits. */
const mostDecimals = 255

/**
 * The coin of a network as the chain tells it, asked once. A chain with several coins names its own first; one that tells
 * nothing has what the network was described with.
 */
export async function readProperties(
  context: PolkadotContext,
  network: Network,
  options: RequestOptions,
): Promise<Pick<Balance, 'decimals' | 'symbol'>> {
  const clients = await context.clients()
  const { decimals, symbol } = network.nativeCurrency
  const asked = context.remember(`properties ${network.caipNetworkId}`, () =>
    clients.request(network, { method: 'system_properties' }),
  )
  const properties = await withDeadline(asked, { signal: options.signal })
  const told = first(readField(properties, 'tokenDecimals'))
  const name = cleanText(first(readField(properties, 'tokenSymbol')), 16)
  return {
    decimals: Number.isInteger(told) && Number(told) >= 0 && Number(told) <= mostDecimals ? Number(told) : decimals,
    symbol: name || symbol,
  }
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}
