import { createError } from '../errors/appKitError.js'
import { pageErrors } from '../errors/pageErrors.js'
import type { Result } from '../parse/parser.js'
import { type CaipNetworkId, type ParsedCaipNetworkId, safeParseCaipNetworkId } from './caipNetworkId.js'

/** A CAIP-10 account id, `namespace:reference:address`, for example `eip155:1:0xab16…`. */
export type CaipAddress = `${CaipNetworkId}:${string}`

/** The parts of a CAIP-10 account id. */
export type ParsedCaipAddress = ParsedCaipNetworkId & { readonly address: string; readonly caipAddress: CaipAddress }

const addressPattern = /^[-.%a-zA-Z0-9]{1,128}$/

/** Parses a CAIP-10 account id of a known namespace. Never throws. Source: CAIP-10. */
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

/** Parses a CAIP-10 account id. Throws `INVALID_PARAMS` for an invalid value. */
export function parseCaipAddress(value: unknown): ParsedCaipAddress {
  const parsed = safeParseCaipAddress(value)
  if (!parsed.ok) throw createError(pageErrors.INVALID_PARAMS, { details: `Not a CAIP-10 address: ${parsed.reason}.` })
  return parsed.value
}

/** Returns whether two addresses of a network are equal. Case is only a checksum in EVM addresses (EIP-55). */
export function isSameAddress(one: string, other: string, chainId: CaipNetworkId): boolean {
  return chainId.startsWith('eip155:') ? one.toLowerCase() === other.toLowerCase() : one === other
}

/** Returns whether a value is a CAIP-10 account id of a known namespace. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  return safeParseCaipAddress(value).ok
}
