import type { Hex } from '@latchkey/common'
import {
  accept,
  finite,
  flag,
  listOf,
  objectOf,
  optional,
  type Parser,
  type PolkadotPayload,
  refuse,
  text,
} from '@latchkey/common'
import { isByteHex } from './hex.js'

/** An extrinsic holds at most a few megabytes. */
const longestHex = 8 * 1024 * 1024

const hex: Parser<Hex> = (input, path = '') =>
  typeof input === 'string' &&
  input.length <= longestHex &&
  isByteHex(input.length % 2 ? input.replace('0x', '0x0') : input)
    ? accept(input as Hex)
    : refuse(`${path}: expected hexadecimal digits`)

const hash: Parser<Hex> = (input, path = '') =>
  isByteHex(input, 32) ? accept(input) : refuse(`${path}: expected 32 bytes in hexadecimal form`)

/** An asset is named by a number, or by a place across chains, which is an object of the app's; it is handed on as it is. */
const assetId: Parser<number | object> = (input, path = '') =>
  typeof input === 'number' || (typeof input === 'object' && input !== null)
    ? accept(input)
    : refuse(`${path}: expected a number or an object`)

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
  assetId: optional(assetId),
  metadataHash: optional(hash),
  mode: optional(finite(0, 255)),
  withSignedTransaction: optional(flag),
})

/** Reads a payload of an app: the fields wallets know, each copied; total. */
export const parsePayload: Parser<PolkadotPayload> = (input, path) => known(input, path)
