import { encodeBase58 } from '../parse/base58.js'
import type { Result } from '../parse/parser.js'

/** The parts of a transaction that signing needs. */
export type SolanaTransactionParts = {
  readonly version: 'legacy' | number
  /** The signing addresses in the order of their signatures. The first pays. */
  readonly signers: readonly string[]
  readonly signatures: readonly Uint8Array[]
}

/** Maximum size of a transaction, which must fit into one packet: the 1 280 bytes of IPv6 without the headers. */
const largestTransaction = 1_232
const headerLength = 3
const keyLength = 32
const signatureLength = 64

/**
 * Parses the start of a transaction: signatures, version and signing accounts. The instructions are not needed.
 * Never throws. Layout: https://solana.com/docs/core/transactions
 */
export function safeParseSolanaTransaction(bytes: Uint8Array): Result<SolanaTransactionParts> {
  if (bytes.length > largestTransaction) return { ok: false, reason: `over ${largestTransaction} bytes` }
  const count = decodeCompactLength(bytes, 0)
  if (!count || count.length === 0) return { ok: false, reason: 'the number of signatures cannot be read' }
  const message = count.next + count.length * signatureLength
  const signatures = Array.from({ length: count.length }, (_, index) =>
    bytes.slice(count.next + index * signatureLength, count.next + (index + 1) * signatureLength),
  )
  const first = bytes[message]
  if (first === undefined) return { ok: false, reason: 'there is no message' }
  const version = first < 128 ? 'legacy' : first & 127
  const header = version === 'legacy' ? message : message + 1
  if (bytes[header] !== count.length) return { ok: false, reason: 'the message wants another number of signatures' }
  const keys = decodeCompactLength(bytes, header + headerLength)
  if (!keys || keys.length < count.length) return { ok: false, reason: 'there are fewer accounts than signatures' }
  if (bytes.length < keys.next + keys.length * keyLength + keyLength) return { ok: false, reason: 'it ends too early' }
  const signers = signatures.map((_, index) =>
    encodeBase58(bytes.subarray(keys.next + index * keyLength, keys.next + (index + 1) * keyLength)),
  )
  return { ok: true, value: { version, signers, signatures } }
}

/** Encodes a length as compact-u16: seven bits per byte, lowest first; the high bit marks a following byte. */
export function encodeCompactLength(length: number): Uint8Array {
  if (!Number.isInteger(length) || length < 0 || length > 65_535) throw new RangeError('Not a length of 16 bits')
  if (length < 128) return Uint8Array.of(length)
  if (length < 16_384) return Uint8Array.of((length & 127) | 128, length >> 7)
  return Uint8Array.of((length & 127) | 128, ((length >> 7) & 127) | 128, length >> 14)
}

/**
 * Decodes a compact-u16 at an offset; `undefined` if it is truncated, exceeds 16 bits, or is not in the shortest form.
 */
export function decodeCompactLength(
  bytes: Uint8Array,
  at: number,
): { readonly length: number; readonly next: number } | undefined {
  let length = 0
  for (let index = 0; index < 3; index++) {
    const byte = bytes[at + index]
    if (byte === undefined) return undefined
    length |= (byte & 127) << (7 * index)
    if (byte >= 128) continue
    const isShortest = index === 0 || byte !== 0
    return isShortest && length <= 65_535 ? { length, next: at + index + 1 } : undefined
  }
  return undefined
}
