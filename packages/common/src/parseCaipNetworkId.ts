import { AppKitError } from './appKitError.js'
import { type ParsedCaipNetworkId, safeParseCaipNetworkId } from './caipNetworkId.js'

/** Parses a CAIP-2 chain id. Throws `INVALID_PARAMS` when the value is not one. */
export function parseCaipNetworkId(value: unknown): ParsedCaipNetworkId {
  const parsed = safeParseCaipNetworkId(value)
  if (!parsed.ok) throw new AppKitError('INVALID_PARAMS', { details: `Not a CAIP-2 network id: ${parsed.reason}.` })
  return parsed.value
}
