import type { Hex } from '../actions/eip155Actions.js'
import { invalidParams } from '../errors/actionErrors.js'
import { badResult } from '../errors/badResult.js'
import { readHex } from '../parse/readBytes.js'
import { readResult } from '../parse/readResult.js'

/** The result classes of specification §5: `0x` with 64 hex digits, `0x` with 62 or more, anything else. */
export type EvmResultClass = 'hash' | 'signature' | 'object'

/** Maximum length of a signature. Signatures of smart accounts may contain deployment code. */
const longestSignature = 131_072

/** Returns the class of a wallet's result. 64 digits are a hash or a signature, depending on the request. */
export function evmResultClass(value: unknown): EvmResultClass {
  if (typeof value !== 'string' || value.length > longestSignature || !/^0x[0-9a-f]{62,}$/i.test(value)) return 'object'
  return value.length === 66 ? 'hash' : 'signature'
}

/** Parses a transaction hash: 32 bytes, not all zero. Throws `WALLET_BAD_RESULT`. */
export function parseEvmTransactionHash(response: unknown): Hex {
  const hash = readResult(response, ['hash', 'txHash', 'transactionHash'], (value) => {
    const hex = readHex(value)
    return evmResultClass(hex) === 'hash' && !isZero(hex) ? hex : undefined
  })
  if (hash) return hash
  throw badResult('a transaction hash', response)
}

/**
 * Parses a signature: whole bytes, not all zero. A contract account decides on their form (EIP-1271), and `0x` stands
 * for a message that was approved on chain. Throws `WALLET_BAD_RESULT`.
 */
export function parseEvmSignature(response: unknown): Hex {
  const signature = readResult(response, ['signature'], (value) => {
    const hex = readHex(value)
    return hex && hex.length <= longestSignature && !isZero(hex) ? hex : undefined
  })
  if (signature) return signature
  throw badResult('a signature', response)
}

function isZero(hex: string | undefined): boolean {
  return /^0x0+$/.test(hex ?? '')
}

/** Nodes refuse larger transactions: 128 KiB, in hex with 0x. */
const longestTransaction = 2 + 2 * 131_072

/**
 * Parses a wallet's response to `eth_signTransaction`: bytes that begin with a transaction type (EIP-2718) or a list
 * (legacy). Some wallets return an object with these bytes as `raw`. Throws `WALLET_BAD_RESULT` for anything else.
 */
export function parseSignedEvmTransaction(response: unknown): Hex {
  const transaction = readResult(response, ['raw', 'rawTransaction', 'signedTransaction'], (value) => {
    const hex = readHex(value)
    return hex && hex.length <= longestTransaction && /^0x(?:0[1-4]|[c-f].).{60,}$/.test(hex) ? hex : undefined
  })
  if (transaction) return transaction
  throw badResult('a signed transaction', response)
}

/** The largest QR code holds this many characters (ISO/IEC 18004, version 40, digits only). */
const longestCode = 7_089

/**
 * Creates a validator for a wallet's response to `wallet_scanQRCode` (EIP-945): a text that matches the app's pattern,
 * which wallets may ignore. Throws `INVALID_PARAMS` unless `pattern` is the source of a regular expression or
 * `undefined`.
 */
export function createScanCheck(pattern: unknown): (response: unknown) => response is string {
  const expression = pattern === undefined ? undefined : parsePattern(pattern)
  return (response): response is string =>
    typeof response === 'string' &&
    response !== '' &&
    response.length <= longestCode &&
    (expression?.test(response) ?? true)
}

function parsePattern(pattern: unknown): RegExp {
  if (typeof pattern !== 'string') throw invalidParams('pattern', 'must be a string')
  try {
    return new RegExp(pattern)
  } catch {
    throw invalidParams('pattern', 'must be the source of a regular expression')
  }
}
