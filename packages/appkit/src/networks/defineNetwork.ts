import { createError, errors, type Network, type NetworkInput } from '@latchkey/common'
import { parseNetworkInput } from './networkParser.js'

/**
 * Validates and completes a network that Latchkey does not ship: an app's own chain, or a viem chain, which is an EVM
 * network. Functions, formatters and unknown fields are dropped, so that the result is plain data.
 *
 * Throws `INVALID_PARAMS`; its `details` name the invalid field.
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
  if (!parsed.ok)
    throw createError(errors.INVALID_PARAMS, {
      details: `The network cannot be used: ${parsed.reason}.`,
    })
  return parsed.value
}
