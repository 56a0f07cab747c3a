import { createError } from '../errors/createError.js'
import { setupErrors } from '../errors/setupErrors.js'
import { type ParsedCaipNetworkId, safeParseCaipNetworkId } from './caipNetworkId.js'

/** Parses a CAIP-2 chain id. Throws `INVALID_PARAMS` for an invalid value. */
export function parseCaipNetworkId(value: unknown): ParsedCaipNetworkId {
  const parsed = safeParseCaipNetworkId(value)
  if (!parsed.ok)
    throw createError(setupErrors.INVALID_PARAMS, { details: `Not a CAIP-2 network id: ${parsed.reason}.` })
  return parsed.value
}
