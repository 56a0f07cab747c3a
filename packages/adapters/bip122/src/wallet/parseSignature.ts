import { badResult, readHex } from '@latchkey/common'
import { fromBase64, fromHex, toBase64 } from '../parse/bytes.js'

/** A signature of a message and its protocol. */
export type MessageSignature = { readonly base64: string; readonly protocol: 'ecdsa' | 'bip322' }

/** Maximum length of a signature. No witness of an address type in use is longer. */
const longest = 10_000

/**
 * Parses a wallet's signature of a message: base64, or hex as in WalletConnect's specification (R37). Throws `WALLET_BAD_RESULT` if it is neither
 * kind of signature.
 */
export function parseSignature(value: unknown): MessageSignature {
  // BIP-322 allows a type prefix, but current verifiers expect none.
  const text = typeof value === 'string' ? value.trim().replace(/^smp/, '') : value
  const signature = readBytes(fromHex(readHex(text)?.slice(2))) ?? readBytes(fromBase64(text))
  if (signature) return signature
  throw badResult('a signature of a message', value)
}

function readBytes(bytes: Uint8Array | undefined): MessageSignature | undefined {
  if (!bytes || bytes.length > longest) return undefined
  const [header = 0] = bytes
  if (bytes.length === 65 && header >= 27 && header <= 42) return { base64: toBase64(bytes), protocol: 'ecdsa' }
  return isWitness(bytes) || isTransaction(bytes) ? { base64: toBase64(bytes), protocol: 'bip322' } : undefined
}

/** Whether bytes are a simple signature of BIP-322: a serialized witness stack, each element with its length. */
function isWitness(bytes: Uint8Array): boolean {
  const [count = 0] = bytes
  if (count < 1 || count > 100) return false
  let offset = 1
  for (let part = 0; part < count; part++) {
    const length = bytes[offset]
    if (length === undefined || length > 0xfd) return false
    const isLong = length === 0xfd
    const size = isLong ? (bytes[offset + 1] ?? 0) + (bytes[offset + 2] ?? 0) * 256 : length
    offset += size + (isLong ? 3 : 1)
  }
  return offset === bytes.length && bytes.length >= 64
}

/** Whether bytes look like a full signature of BIP-322: a whole transaction of version 0 or 2. */
function isTransaction(bytes: Uint8Array): boolean {
  return bytes.length > 100 && (bytes[0] === 0 || bytes[0] === 2) && bytes[1] === 0 && bytes[2] === 0 && bytes[3] === 0
}
