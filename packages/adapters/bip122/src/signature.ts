import { AppKitError } from '@latchkey/common'
import { fromBase64, toBase64 } from './bytes.js'

/** A signature of a message and the way it was made. */
export type MessageSignature = { readonly base64: string; readonly protocol: 'ecdsa' | 'bip322' }

/** No witness of an address in use is longer. */
const longest = 10_000

/** Reads a wallet's answer to a message (R37). Throws `WALLET_BAD_RESULT` for what is no signature of either kind. */
export function parseSignature(value: unknown): MessageSignature {
  // BIP-322 lets a signature say its own kind in front; verifiers in use want it without.
  const text = typeof value === 'string' ? value.replace(/^smp/, '') : value
  const bytes = fromBase64(text)
  if (bytes && bytes.length <= longest) {
    const [header = 0] = bytes
    if (bytes.length === 65 && header >= 27 && header <= 42) return { base64: toBase64(bytes), protocol: 'ecdsa' }
    if (isWitness(bytes) || isTransaction(bytes)) return { base64: toBase64(bytes), protocol: 'bip322' }
  }
  throw new AppKitError('WALLET_BAD_RESULT', {
    details: 'The wallet gave something that is no signature of a message.',
  })
}

/** BIP-322, simple: the stack of a witness, each part with its length. */
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

/** BIP-322, full: a whole transaction, of version 0 or 2, that spends one output at least. */
function isTransaction(bytes: Uint8Array): boolean {
  return bytes.length > 100 && (bytes[0] === 0 || bytes[0] === 2) && bytes[1] === 0 && bytes[2] === 0 && bytes[3] === 0
}
