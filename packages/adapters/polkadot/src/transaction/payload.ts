import {
  finite,
  flag,
  type Hex,
  isAppKitError,
  isByteHex,
  listOf,
  objectOf,
  type Parser,
  type PolkadotPayload,
  text,
  toPlainJson,
} from '@latchkey/common'

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
  const copy = copyPlain(input)
  if (!copy.ok) return copy
  const parsed = known(copy.value, path)
  if (!parsed.ok) return parsed
  // The wallet signs values of these fields too. Without them it would sign another extrinsic.
  const others = Object.entries(Object(copy.value)).filter(([name]) => !(name in shape))
  return { ok: true, value: { ...Object.fromEntries(others), ...parsed.value } }
}

/** Copies what JSON can express. Anything else would reach the wallet as something else. */
const copyPlain: Parser<unknown> = (input) => {
  try {
    return { ok: true, value: toPlainJson(input, 'payload') }
  } catch (error) {
    return { ok: false, reason: (isAppKitError(error) && error.details) || 'payload cannot be read' }
  }
}
