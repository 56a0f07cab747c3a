import { encodeBase58, type Result } from '@latchkey/common'
import { decodeLength } from './compactLength.js'

/** The parts of a transaction that signing needs. */
export type WireTransaction = {
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
export function safeParseTransaction(bytes: Uint8Array): Result<WireTransaction> {
  if (bytes.length > largestTransaction) return { ok: false, reason: `over ${largestTransaction} bytes` }
  const count = decodeLength(bytes, 0)
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
  const keys = decodeLength(bytes, header + headerLength)
  if (!keys || keys.length < count.length) return { ok: false, reason: 'there are fewer accounts than signatures' }
  if (bytes.length < keys.next + keys.length * keyLength + keyLength) return { ok: false, reason: 'it ends too early' }
  const signers = signatures.map((_, index) =>
    encodeBase58(bytes.subarray(keys.next + index * keyLength, keys.next + (index + 1) * keyLength)),
  )
  return { ok: true, value: { version, signers, signatures } }
}
