import type { TypedData } from '../actions/eip155Actions.js'
import type { AppKitError } from '../errors/appKitError.js'
import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { isObject } from '../parse/json.js'
import { toPlainJson } from './plainJson.js'

/** The fields of `EIP712Domain`, in the order of EIP-712. */
const eip712DomainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

type PlainRecord = Readonly<Record<string, unknown>>

/**
 * Returns EIP-712 data as plain JSON, with bigints as decimal numbers, bytes as hex and the type of its domain. Throws
 * `INVALID_PARAMS` for incomplete data, and for values that JSON can't represent.
 */
export function readTypedData(typedData: TypedData): {
  readonly domain: PlainRecord
  readonly types: PlainRecord
  readonly primaryType: string
  readonly message: PlainRecord
} {
  if (!isObject(typedData)) throw invalidData('it must be an object')
  // The caller's object may have other fields, such as a signal.
  const copy = (field: keyof TypedData) => toPlainJson(typedData[field] ?? null, `typedData.${field}`, 'decimal')
  const [domain, types, primaryType, message] = [copy('domain'), copy('types'), copy('primaryType'), copy('message')]
  if (!isRecord(domain) || !isRecord(types) || !isRecord(message))
    throw invalidData('domain, types and message must be objects')
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw invalidData('primaryType must be one of its types')
  const EIP712Domain = types.EIP712Domain ?? eip712DomainFields.filter(({ name }) => Object.hasOwn(domain, name))
  return { domain, types: { EIP712Domain, ...types }, primaryType, message }
}

function isRecord(value: unknown): value is PlainRecord {
  return isObject(value) && !Array.isArray(value)
}

function invalidData(problem: string): AppKitError {
  return createError(errors.INVALID_PARAMS, { details: `This is no EIP-712 typed data: ${problem}.` })
}
