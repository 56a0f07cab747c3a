import { type AppKitError, createError, errors, readField } from '@latchkey/common'
import { readBytes } from '../parse/readBytes.js'
import { readList } from '../parse/readList.js'

/** Returns the outputs of a feature, one for each input. Throws `WALLET_BAD_RESULT` for anything else. */
export function readOutputs(value: unknown, count: number, wanted: string): readonly unknown[] {
  const outputs = readList(value)
  if (outputs?.length !== count) throw badResult(wanted)
  return outputs
}

/** Returns a copy of the bytes in a field of an output. Throws `WALLET_BAD_RESULT`. */
export function readOutput(output: unknown, field: string, wanted: string): Uint8Array {
  const bytes = readBytes(readField(output, field))
  if (!bytes) throw badResult(wanted)
  return bytes
}

/** Returns an Ed25519 signature: 64 bytes, not all zero. Throws `WALLET_BAD_RESULT`. */
export function readSignature(output: unknown): Uint8Array {
  const signature = readOutput(output, 'signature', 'a signature')
  if (signature.length !== 64 || signature.every((byte) => byte === 0)) throw badResult('a signature')
  return signature
}

/** Returns the error for a malformed result of the wallet. */
export function badResult(wanted: string): AppKitError {
  return createError(errors.WALLET_BAD_RESULT, {
    details: `The wallet was asked for ${wanted} and answered something else.`,
  })
}
