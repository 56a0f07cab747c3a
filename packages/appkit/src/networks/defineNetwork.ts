import { AppKitError, type Network, type NetworkInput } from '@latchkey/common'
import { parseNetworkInput } from './networkParser.js'

/**
 * A network that Latchkey does not ship, checked and made complete: an app's own chain, or a chain object of viem, which
 * is taken as EVM. Functions, formatters and fields of other libraries are left out, so that the result is plain data.
 * Throws `INVALID_PARAMS`, with the place in its `details`.
 *
 * @example
 * const devnet = defineNetwork({
 *   id: 31337,
 *   name: 'Local',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
 * })
 */
export function defineNetwork(input: NetworkInput): Network {
  const parsed = parseNetworkInput(input)
  if (!parsed.ok) throw new AppKitError('INVALID_PARAMS', { details: `The network cannot be used: ${parsed.reason}.` })
  return parsed.value
}
