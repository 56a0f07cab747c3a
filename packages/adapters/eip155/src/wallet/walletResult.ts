import { badResult, type Hex, readHex } from '@latchkey/common'

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
  const hash = readHex(value)
  if (!hash || resultClass(hash) !== 'hash') throw badResult('a transaction hash', value)
  return hash
}

/**
 * Parses a signature: whole bytes in hex. A contract account decides on their form (EIP-1271), and `0x` stands for a message that was approved
 * on chain. Throws `WALLET_BAD_RESULT`.
 */
export function parseSignature(value: unknown): Hex {
  const signature = readHex(value)
  if (!signature || signature.length > longestSignature) throw badResult('a signature', value)
  return signature
}
