import { createError } from '../errors/appKitError.js'
import { pageErrors } from '../errors/pageErrors.js'
import type { Result } from '../parse/parser.js'

/** The chain namespaces that Latchkey supports (CAIP-2). */
export const chainNamespaces = ['eip155', 'solana', 'polkadot', 'bip122'] as const

/** A CAIP-2 namespace that Latchkey supports. */
export type ChainNamespace = (typeof chainNamespaces)[number]

/** Returns whether a value is one of the supported chain namespaces. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return (chainNamespaces as readonly unknown[]).includes(value)
}

/** A CAIP-2 chain id, `namespace:reference`, for example `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** The two parts of a CAIP-2 chain id. */
export type ParsedCaipNetworkId = {
  readonly namespace: ChainNamespace
  readonly reference: string
  readonly caipNetworkId: CaipNetworkId
}

const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/

/** Parses a CAIP-2 chain id of a known namespace. Never throws. Source: CAIP-2. */
export function safeParseCaipNetworkId(value: unknown): Result<ParsedCaipNetworkId> {
  if (typeof value !== 'string' || value.length > 64) return { ok: false, reason: 'not a CAIP-2 string' }
  const parts = value.split(':')
  const [namespace, reference] = parts
  if (parts.length !== 2 || reference === undefined) return { ok: false, reason: 'a CAIP-2 id has two parts' }
  if (!isChainNamespace(namespace)) return { ok: false, reason: 'unknown chain namespace' }
  if (!referencePattern.test(reference)) return { ok: false, reason: 'not a CAIP-2 reference' }
  return { ok: true, value: { namespace, reference, caipNetworkId: `${namespace}:${reference}` } }
}

/** Returns whether a value is a CAIP-2 chain id of a known namespace. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return safeParseCaipNetworkId(value).ok
}

/** Parses a CAIP-2 chain id. Throws `INVALID_PARAMS` for an invalid value. */
export function parseCaipNetworkId(value: unknown): ParsedCaipNetworkId {
  const parsed = safeParseCaipNetworkId(value)
  if (!parsed.ok)
    throw createError(pageErrors.INVALID_PARAMS, { details: `Not a CAIP-2 network id: ${parsed.reason}.` })
  return parsed.value
}
