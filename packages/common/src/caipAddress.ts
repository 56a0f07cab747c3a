import { type CaipNetworkId, type ParsedCaipNetworkId, safeParseCaipNetworkId } from './caipNetworkId.js'
import type { Result } from './result.js'
import { setupError } from './setupError.js'

/** A CAIP-10 account id, `namespace:reference:address`, for example `eip155:1:0xab16…`. */
export type CaipAddress = `${CaipNetworkId}:${string}`

/** The parts of a CAIP-10 account id. */
export type ParsedCaipAddress = ParsedCaipNetworkId & { readonly address: string; readonly caipAddress: CaipAddress }

const addressPattern = /^[-.%a-zA-Z0-9]{1,128}$/

/** Parses a CAIP-10 account id of a known namespace; total, never throws. Source: CAIP-10. */
export function safeParseCaipAddress(value: unknown): Result<ParsedCaipAddress> {
  if (typeof value !== 'string' || value.length > 256) return { ok: false, reason: 'not a CAIP-10 string' }
  const parts = value.split(':')
  const [namespace, reference, address] = parts
  if (parts.length !== 3 || address === undefined) return { ok: false, reason: 'a CAIP-10 id has three parts' }
  const network = safeParseCaipNetworkId(`${namespace}:${reference}`)
  if (!network.ok) return network
  if (!addressPattern.test(address)) return { ok: false, reason: 'not a CAIP-10 address' }
  return { ok: true, value: { ...network.value, address, caipAddress: `${network.value.caipNetworkId}:${address}` } }
}

/** Parses a CAIP-10 account id. Throws `INVALID_PARAMS` when the value is not one. */
export function parseCaipAddress(value: unknown): ParsedCaipAddress {
  const parsed = safeParseCaipAddress(value)
  if (!parsed.ok) throw setupError('INVALID_PARAMS', { details: `Not a CAIP-10 address: ${parsed.reason}.` })
  return parsed.value
}

/** Whether a value is a CAIP-10 account id of a known namespace. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  return safeParseCaipAddress(value).ok
}
