import { AppKitError, type Hex } from '@latchkey/common'

/** The classes of specification §5: `0x` and 64 hex digits, `0x` and 62 or more, anything else. */
export type ResultClass = 'hash' | 'signature' | 'object'

/** Signatures of smart accounts hold their deployment code, but none comes near this. */
const longestSignature = 131_072

/** The class of a wallet's answer. 64 digits can be a signature too; what was asked decides. */
export function resultClass(value: unknown): ResultClass {
  if (typeof value !== 'string' || value.length > longestSignature || !/^0x[0-9a-f]{62,}$/i.test(value)) return 'object'
  return value.length === 66 ? 'hash' : 'signature'
}

/** Reads a transaction hash. Throws `WALLET_BAD_RESULT`. */
export function parseTransactionHash(value: unknown): Hex {
  if (!isHex(value) || resultClass(value) !== 'hash') throw badResult('a transaction hash')
  return value
}

/** Reads a signature: whole bytes in hex. Throws `WALLET_BAD_RESULT`. */
export function parseSignature(value: unknown): Hex {
  if (!isHex(value) || resultClass(value) === 'object' || value.length % 2 !== 0) throw badResult('a signature')
  return value
}

/** The error of an answer that is not what was asked for. */
export function badResult(wanted: string): AppKitError {
  return new AppKitError('WALLET_BAD_RESULT', {
    details: `The wallet was asked for ${wanted} and answered something else.`,
  })
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && value.startsWith('0x')
}
