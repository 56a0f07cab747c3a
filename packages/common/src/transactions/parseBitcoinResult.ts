import { badResult } from '../errors/badResult.js'
import { readBytes, readHex } from '../parse/readBytes.js'
import { readResult } from '../parse/readResult.js'

/** A signature of a message and its protocol. */
export type BitcoinSignature = {
  /** Base64. A full signature of BIP-322 keeps the prefix `ful` that the wallet wrote. */
  readonly base64: string
  readonly protocol: 'ecdsa' | 'bip322'
}

/** Maximum length of a signature. No witness of an address type in use is longer. */
const longest = 10_000

/**
 * Parses a wallet's signature of a message: bytes, base64, or hex as in WalletConnect's specification. Throws
 * `WALLET_BAD_RESULT` if it is neither a signature of BIP-137 nor of BIP-322.
 */
export function parseBitcoinSignature(response: unknown): BitcoinSignature {
  const signature = readResult(response, ['signature'], readSignature)
  if (signature) return signature
  throw badResult('a signature of a message', response)
}

/** Parses a transaction id: 32 bytes in hex, not all zero. Throws `WALLET_BAD_RESULT`. */
export function parseBitcoinTransactionId(response: unknown): string {
  const id = readBitcoinTransactionId(response)
  if (id) return id
  throw badResult('a transaction id', response)
}

/** Like {@link parseBitcoinTransactionId}; `undefined` for anything else. */
export function readBitcoinTransactionId(response: unknown): string | undefined {
  return readResult(response, ['txid', 'txId'], (value) => {
    // The order of its bytes is not clear: hex shows them reversed.
    const hex = typeof value === 'string' ? readHex(value) : undefined
    return hex?.length === 66 && !/^0x0+$/.test(hex) ? hex.slice(2) : undefined
  })
}

function readSignature(value: unknown): BitcoinSignature | undefined {
  // BIP-322 marks simple and full signatures with a prefix since version 2.
  const [prefix] = (typeof value === 'string' && /^(?:smp|ful)/.exec(value.trim())) || ['']
  const text = typeof value === 'string' ? value.trim().slice(prefix.length) : value
  const isValid = { '': isSignature, smp: isWitness, ful: isTransaction }[prefix] ?? isSignature
  const bytes = readBytes(text, {
    encodings: ['hex', 'base64'],
    isValid: (one) => one.length <= longest && isValid(one),
  })
  if (!bytes) return undefined
  const base64 = btoa(String.fromCharCode(...bytes))
  // Older verifiers know no prefix, and newer ones take a signature without it as simple.
  return { base64: prefix === 'ful' ? `ful${base64}` : base64, protocol: isEcdsa(bytes) ? 'ecdsa' : 'bip322' }
}

function isSignature(bytes: Uint8Array): boolean {
  return isEcdsa(bytes) || isWitness(bytes) || isTransaction(bytes)
}

/** Whether bytes are a signature of BIP-137: a header and 64 bytes. */
function isEcdsa(bytes: Uint8Array): boolean {
  const [header = 0, ...numbers] = bytes
  return numbers.length === 64 && header >= 27 && header <= 42 && numbers.some((byte) => byte !== 0)
}

/** Whether bytes are a simple signature of BIP-322: a serialized witness stack, each element with its length. */
function isWitness(bytes: Uint8Array): boolean {
  const [count = 0] = bytes
  if (count < 1 || count > 100) return false
  let offset = 1
  let isZero = true
  for (let part = 0; part < count; part++) {
    const length = bytes[offset]
    if (length === undefined || length > 0xfd) return false
    const isLong = length === 0xfd
    const size = isLong ? (bytes[offset + 1] ?? 0) + (bytes[offset + 2] ?? 0) * 256 : length
    offset += isLong ? 3 : 1
    isZero &&= bytes.subarray(offset, offset + size).every((byte) => byte === 0)
    offset += size
  }
  return offset === bytes.length && bytes.length >= 64 && !isZero
}

/** Whether bytes look like a full signature of BIP-322: a whole transaction of version 0 or 2. */
function isTransaction(bytes: Uint8Array): boolean {
  return bytes.length > 100 && (bytes[0] === 0 || bytes[0] === 2) && bytes[1] === 0 && bytes[2] === 0 && bytes[3] === 0
}
