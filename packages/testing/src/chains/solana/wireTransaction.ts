import { base58 } from '@scure/base'

/** A parsed Solana transaction. */
export type WireTransaction = {
  readonly signatures: readonly Uint8Array[]
  /** The signed bytes. */
  readonly message: Uint8Array
  readonly version: 'legacy' | 0
  /** Number of signers, which are the first accounts. */
  readonly signerCount: number
  readonly accounts: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly WireInstruction[]
}

export type WireInstruction = {
  /** `undefined` for a program from a lookup table. */
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** Parses a serialized transaction (https://solana.com/docs/core/transactions). Throws if it is invalid. */
export function parseWireTransaction(bytes: Uint8Array): WireTransaction {
  const reader = createReader(bytes)
  const signatures = reader.list(() => reader.take(64))
  const start = reader.position()
  const first = reader.byte()
  const version = first < 128 ? 'legacy' : 0
  if (first > 128) throw new Error(`Transaction version ${first & 127} is not known`)
  const signerCount = version === 'legacy' ? first : reader.byte()
  reader.take(2)
  const accounts = reader.list(() => base58.encode(reader.take(32)))
  const blockhash = base58.encode(reader.take(32))
  const instructions = reader.list(() => ({
    program: accounts[reader.byte()],
    accounts: reader.list(() => accounts[reader.byte()]),
    data: reader.take(reader.length()),
  }))
  if (version === 0)
    reader.list(() => {
      reader.take(32)
      reader.take(reader.length())
      reader.take(reader.length())
    })
  if (reader.position() !== bytes.length) throw new Error('Bytes are left after the transaction')
  return { signatures, message: bytes.slice(start), version, signerCount, accounts, blockhash, instructions }
}

/** Returns a copy of the transaction with the signature at an index. */
export function setSignature(bytes: Uint8Array, index: number, signature: Uint8Array): Uint8Array {
  const signed = bytes.slice()
  // The count before the signatures takes one byte, because a transaction has fewer than 128.
  signed.set(signature, 1 + 64 * index)
  return signed
}

function createReader(bytes: Uint8Array) {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new Error('The transaction ends too early')
    at += count
    return bytes.slice(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  /** Reads a compact-u16: seven bits per byte, lowest first, in one to three bytes. */
  const length = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte()
      value |= (part & 127) << shift
      if (part < 128) return value
    }
    throw new Error('A length is written with too many bytes')
  }
  const list = <T>(read: () => T): readonly T[] => Array.from({ length: length() }, read)
  return { take, byte, length, list, position: () => at }
}
