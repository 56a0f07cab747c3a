import { createError, errors, type NetworkInput } from '@latchkey/common'
import { networkParser } from './optionsParser.js'

/**
 * Validates a network that is added after start-up, with the rules of the `networks` option. Throws `INVALID_PARAMS`.
 */
export function assertNetwork(network: unknown): asserts network is NetworkInput {
  const parsed = networkParser(network, 'network')
  if (!parsed.ok) throw createError(errors.INVALID_PARAMS, { details: `The network is not valid. ${parsed.reason}.` })
}
