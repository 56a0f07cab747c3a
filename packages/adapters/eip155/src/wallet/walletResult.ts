import { type AppKitError, createError, errors, type Hex } from '@latchkey/common'

/** The result classes of specification §5: `0x` with 64 hex digits, `0x` with 62 or more, anything else. */
export type ResultClass = 'hash' | 'signature' | 'object'

/** Maximum length of a signature. Signatures of smart accounts may contain deployment code. */
const longestSignature = 131_072

/** Returns the class of a wallet's result. 64 digits are a hash or a signature, depending on the request. */
export function resultClass(value: unknown): ResultClass {
  if (typeof value !== 'string' || value.length > longestSignature || !/^0x[0-9a-f]{62,}$/i.test(value)) return 'object'
  return value.length === 66 ? 'hash' : 'signature'
}

/** Parses a transaction hash. Throws `WALLET_BAD_RESULT`. */
export function parseTransactionHash(value: unknown): Hex {
  if (!isHex(value) || resultClass(value) !== 'hash') throw badResult('a transaction hash')
  return value
}

/** Parses a signature: whole bytes in hex. Throws `WALLET_BAD_RESULT`. */
export function parseSignature(value: unknown): Hex {
  if (!isHex(value) || resultClass(value) === 'object' || value.length % 2 !== 0) throw badResult('a signature')
  return value
}

/** Returns the error for a malformed result of the wallet. */
export function badResult(wanted: string): AppKitError {
  return createError(errors.WALLET_BAD_RESULT, {
    details: `The wallet was asked for ${wanted} and answered something else.`,
  })
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && value.startsWith('0x')
}
