import { type NetworkInput, setupError } from '@latchkey/common'
import { networkParser } from './optionsParser.js'

/** Checks a network that is added after start-up as those of the options are. Throws `INVALID_PARAMS`. */
export function assertNetwork(network: unknown): asserts network is NetworkInput {
  const parsed = networkParser(network, 'network')
  if (!parsed.ok) throw setupError('INVALID_PARAMS', { details: `The network is not valid. ${parsed.reason}.` })
}
