import { badResult, decodeBase58, readField } from '@latchkey/common'
import { readBytes } from '../parse/readBytes.js'
import { readList } from '../parse/readList.js'

/** Returns the outputs of a feature, one for each input; a single output may come without its list. Throws `WALLET_BAD_RESULT`. */
export function readOutputs(value: unknown, count: number, wanted: string): readonly unknown[] {
  const outputs = readList(value) ?? [value]
  if (outputs.length !== count) throw badResult(wanted, value)
  return outputs
}

/** Returns a copy of the bytes in a field of an output. Throws `WALLET_BAD_RESULT`. */
export function readOutput(output: unknown, field: string, wanted: string): Uint8Array {
  const bytes = readBytes(readField(output, field))
  if (!bytes) throw badResult(wanted, output)
  return bytes
}

/** Returns an Ed25519 signature: 64 bytes, not all zero, or their base58 text. Throws `WALLET_BAD_RESULT`. */
export function readSignature(output: unknown): Uint8Array {
  const value = readField(output, 'signature')
  const signature = typeof value === 'string' ? decodeBase58(value.trim()) : readBytes(value)
  if (signature?.length !== 64 || signature.every((byte) => byte === 0)) throw badResult('a signature', output)
  return signature
}
