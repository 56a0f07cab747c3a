import type { Hex } from '@latchkey/common'
import { finite, flag, listOf, objectOf, type Parser, type PolkadotPayload, text } from '@latchkey/common'
import { isByteHex } from './hex.js'

/** An extrinsic holds at most a few megabytes. */
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
 * An asset is named by a number, by its encoding, or by a place across chains, which is an object of the app's; it is handed
 * on as it is.
 */
const assetId: Parser<number | object | Hex> = (input, path = '') =>
  typeof input === 'number' || (typeof input === 'object' && input !== null)
    ? { ok: true, value: input }
    : hex(input, path)

/** What is not there may also be `null`, as `@polkadot/api` writes it. */
function orNull<T>(parse: Parser<T>): Parser<T | undefined> {
  return (input, path) => (input === null || input === undefined ? { ok: true, value: undefined } : parse(input, path))
}

const known = objectOf({
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
})

/** Reads a payload of an app: the fields wallets know, each copied; total. */
export const parsePayload: Parser<PolkadotPayload> = (input, path) => known(input, path)
