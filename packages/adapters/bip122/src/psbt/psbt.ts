import type { Result } from '@latchkey/common'
import { type ByteReader, createByteReader } from './byteReader.js'

/** The parts of a PSBT (BIP-174, version 0) that signing needs: the transaction, and the owners of the inputs. */
export type Psbt = {
  /** The transaction without signatures. */
  readonly unsigned: Uint8Array
  /** For each input, the script of the output that it spends, if the PSBT contains it. */
  readonly spent: readonly (Uint8Array | undefined)[]
}

const magic = [0x70, 0x73, 0x62, 0x74, 0xff]
const unsignedTransaction = 0x00
const nonWitnessUtxo = 0x00
const witnessUtxo = 0x01

/** Parses a PSBT. Never throws. */
export function safeParsePsbt(bytes: Uint8Array): Result<Psbt> {
  try {
    return parse(bytes)
  } catch {
    return { ok: false, reason: 'it cannot be read as a PSBT' }
  }
}

function parse(bytes: Uint8Array): Result<Psbt> {
  const reader = createByteReader(bytes)
  if (magic.some((byte) => reader.number(1) !== byte)) return { ok: false, reason: 'it does not begin like a PSBT' }
  const unsigned = readMap(reader).get(unsignedTransaction)
  if (!unsigned) return { ok: false, reason: 'it is not of version 0' }
  const { inputs, scripts } = parseTransaction(unsigned)
  const spent = inputs.map(({ vout }) => {
    const map = readMap(reader)
    const previous = map.get(nonWitnessUtxo)
    return outputScript(map.get(witnessUtxo)) ?? (previous && parseTransaction(previous).scripts[vout])
  })
  for (const _ of scripts) readMap(reader)
  return reader.isAtEnd()
    ? { ok: true, value: { unsigned, spent } }
    : { ok: false, reason: 'there is more than the PSBT' }
}

/** Reads the values of a map with keys of one byte, and skips other keys. */
function readMap(reader: ByteReader): ReadonlyMap<number, Uint8Array> {
  const map = new Map<number, Uint8Array>()
  for (let key = reader.sized(); key.length > 0; key = reader.sized()) {
    const value = reader.sized()
    const [type] = key
    if (key.length === 1 && type !== undefined) map.set(type, value)
  }
  return map
}

/** Returns the script of a serialized output: it follows eight bytes of amount. */
function outputScript(output: Uint8Array | undefined): Uint8Array | undefined {
  if (!output) return undefined
  const reader = createByteReader(output)
  reader.bytes(8)
  return reader.sized()
}

/** The parts of a transaction that determine who owns its inputs. */
type TransactionParts = {
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
