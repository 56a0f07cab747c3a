import { type ParsedCaipNetworkId, safeParseCaipNetworkId } from './caipNetworkId.js'
import { setupError } from './setupError.js'

/** Parses a CAIP-2 chain id. Throws `INVALID_PARAMS` when the value is not one. */
export function parseCaipNetworkId(value: unknown): ParsedCaipNetworkId {
  const parsed = safeParseCaipNetworkId(value)
  if (!parsed.ok) throw setupError('INVALID_PARAMS', { details: `Not a CAIP-2 network id: ${parsed.reason}.` })
  return parsed.value
}
