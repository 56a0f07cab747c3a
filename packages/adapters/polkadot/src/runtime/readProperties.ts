import type { RequestOptions } from '@latchkey/adapter-kit'
import { type Balance, cleanText, type Network, readField, withSignals } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'

/** Maximum number of decimals. No chain has more. */
const mostDecimals = 255

/**
 * Reads symbol and decimals of a network's coin from the chain, once. A chain with several coins lists its own first.
 * Falls back to the app's network data.
 */
export async function readProperties(
  context: PolkadotContext,
  network: Network,
  options: RequestOptions,
): Promise<Pick<Balance, 'decimals' | 'symbol'>> {
  const clients = await context.clients()
  const { decimals, symbol } = network.nativeCurrency
  const request = context.remember(`properties ${network.caipNetworkId}`, () =>
    clients.request(network, { method: 'system_properties' }),
  )
  const properties = await withSignals(request, options.signal)
  const reported = first(readField(properties, 'tokenDecimals'))
  const name = cleanText(first(readField(properties, 'tokenSymbol')), 16)
  return {
    decimals:
      Number.isInteger(reported) && Number(reported) >= 0 && Number(reported) <= mostDecimals
        ? Number(reported)
        : decimals,
    symbol: name || symbol,
  }
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}
