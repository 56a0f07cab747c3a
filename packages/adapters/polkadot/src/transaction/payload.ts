import type { Hex } from '@latchkey/common'
import {
  finite,
  flag,
  listOf,
  objectOf,
  optional,
  type Parser,
  type PolkadotPayload,
  recordOf,
  text,
} from '@latchkey/common'
import { isByteHex } from '../parse/hex.js'

/** Maximum length of a hex text. An extrinsic has at most a few megabytes. */
const longestHex = 8 * 1024 * 1024

const hex: Parser<Hex> = (input, path = '') =>
  typeof input === 'string' &&
  input.length <= longestHex &&
  isByteHex(input.length % 2 ? input.replace('0x', '0x0') : input)
    ? { ok: true, value: input as Hex }
    : { ok: false, reason: `${path}: expected hexadecimal digits` }

const hash: Parser<Hex> = (input, path = '') =>
  isByteHex(input, 32)
    ? { ok: true, value: input }
    : { ok: false, reason: `${path}: expected 32 bytes in hexadecimal form` }

/**
 * An asset is identified by a number, by its encoding, or by a multilocation, which is an object of the app and passed
 * through unchanged.
 */
const assetId: Parser<number | object | Hex> = (input, path = '') =>
  typeof input === 'number' || (typeof input === 'object' && input !== null)
    ? { ok: true, value: input }
    : hex(input, path)

/** Accepts `null` for absent values, as `@polkadot/api` writes them. */
function orNull<T>(parse: Parser<T>): Parser<T | undefined> {
  return (input, path) => (input === null || input === undefined ? { ok: true, value: undefined } : parse(input, path))
}

const shape = {
  address: text({ max: 64 }),
  blockHash: hash,
  blockNumber: hex,
  era: hex,
  genesisHash: hash,
  method: hex,
  nonce: hex,
  signedExtensions: listOf(text({ max: 100 }), { max: 100 }),
  specVersion: hex,
  tip: hex,
  transactionVersion: hex,
  version: finite(0, 255),
  assetId: orNull(assetId),
  metadataHash: orNull(hash),
  mode: orNull(finite(0, 255)),
  withSignedTransaction: orNull(flag),
}
const known = objectOf(shape)

/** Parses an app's payload into a copy, with the fields of the chain's own signed extensions. Never throws. */
export const parsePayload: Parser<PolkadotPayload> = (input, path) => {
  const copy = plainFields(input, path)
  if (!copy.ok) return copy
  const parsed = known(copy.value, path)
  if (!parsed.ok) return parsed
  // The wallet signs values of these fields too. Without them it would sign another extrinsic.
  const others = Object.entries(copy.value).filter(([name, value]) => !(name in shape) && value !== undefined)
  return { ok: true, value: { ...Object.fromEntries(others), ...parsed.value } }
}

const plainFields = recordOf(optional(plainTo(16)), { max: 100 })

/**
 * Copies what JSON can express, down to a depth. Rejects class instances and functions, which would reach the wallet as
 * something else.
 */
function plainTo(depth: number): Parser<unknown> {
  return (input, path = '') => {
    if (input === null || ['string', 'boolean'].includes(typeof input) || Number.isFinite(input))
      return { ok: true, value: input }
    if (depth > 0 && Array.isArray(input)) return listOf(plainTo(depth - 1))(input, path)
    if (depth > 0 && isPlainObject(input)) return recordOf(plainTo(depth - 1))(input, path)
    return { ok: false, reason: `${path}: expected plain data, as JSON can express it` }
  }
}

function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  // An object of another frame has another `Object.prototype`.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
