import { type ChainNamespace, isChainNamespace } from './chainNamespace.js'
import { accept, type Result, refuse } from './result.js'

/** A CAIP-2 chain id, `namespace:reference`, for example `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** The two parts of a CAIP-2 chain id. */
export type ParsedCaipNetworkId = {
  readonly namespace: ChainNamespace
  readonly reference: string
  readonly caipNetworkId: CaipNetworkId
}

const referencePattern = /^[-_a-zA-Z0-9]{1,32}$/

/** Parses a CAIP-2 chain id of a known namespace; total, never throws. Source: CAIP-2. */
export function safeParseCaipNetworkId(value: unknown): Result<ParsedCaipNetworkId> {
  if (typeof value !== 'string' || value.length > 64) return refuse('not a CAIP-2 string')
  const parts = value.split(':')
  const [namespace, reference] = parts
  if (parts.length !== 2 || reference === undefined) return refuse('a CAIP-2 id has two parts')
  if (!isChainNamespace(namespace)) return refuse('unknown chain namespace')
  if (!referencePattern.test(reference)) return refuse('not a CAIP-2 reference')
  return accept({ namespace, reference, caipNetworkId: `${namespace}:${reference}` })
}

/** Whether a value is a CAIP-2 chain id of a known namespace. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return safeParseCaipNetworkId(value).ok
}
