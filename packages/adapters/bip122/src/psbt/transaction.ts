import { createByteReader } from './byteReader.js'

/** The parts of a transaction that determine who owns its inputs. */
export type TransactionParts = {
  readonly inputs: readonly { readonly txid: Uint8Array; readonly vout: number }[]
  /** Output scripts. */
  readonly scripts: readonly Uint8Array[]
}

/** Parses a transaction, with or without witnesses. Throws a `RangeError` for anything else. */
export function parseTransaction(bytes: Uint8Array): TransactionParts {
  const reader = createByteReader(bytes)
  reader.bytes(4)
  const first = reader.size()
  // Zero inputs are the segwit marker; a flag follows, then the actual inputs.
  const hasWitness = first === 0
  if (hasWitness && reader.number(1) !== 1) throw new RangeError('a transaction without inputs')
  const inputCount = hasWitness ? reader.size() : first
  const inputs = list(inputCount, () => {
    const txid = reader.bytes(32)
    const vout = reader.number(4)
    reader.sized()
    reader.bytes(4)
    return { txid, vout }
  })
  const scripts = list(reader.size(), () => {
    reader.bytes(8)
    return reader.sized()
  })
  if (hasWitness) for (let index = 0; index < inputCount; index++) list(reader.size(), () => reader.sized())
  reader.bytes(4)
  if (!reader.isAtEnd()) throw new RangeError('more than a transaction')
  return { inputs, scripts }
}

/** Reads a list. A forged count fails at the end of the bytes. */
function list<T>(count: number, read: () => T): readonly T[] {
  const entries: T[] = []
  while (entries.length < count) entries.push(read())
  return entries
}
