import type { Hex } from '../actions/eip155Actions.js'
import { badResult } from '../errors/badResult.js'
import { readHex } from '../parse/readHex.js'
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
export function parseEvmTransactionHash(answer: unknown): Hex {
  const hash = readResult(answer, ['hash', 'txHash', 'transactionHash'], (value) => {
    const hex = readHex(value)
    return evmResultClass(hex) === 'hash' && !isZero(hex) ? hex : undefined
  })
  if (hash) return hash
  throw badResult('a transaction hash', answer)
}

/**
 * Parses a signature: whole bytes, not all zero. A contract account decides on their form (EIP-1271), and `0x` stands for a message that was
 * approved on chain. Throws `WALLET_BAD_RESULT`.
 */
export function parseEvmSignature(answer: unknown): Hex {
  const signature = readResult(answer, ['signature'], (value) => {
    const hex = readHex(value)
    return hex && hex.length <= longestSignature && !isZero(hex) ? hex : undefined
  })
  if (signature) return signature
  throw badResult('a signature', answer)
}

function isZero(hex: string | undefined): boolean {
  return /^0x0+$/.test(hex ?? '')
}
