import { AppKitError, readField } from '@latchkey/common'
import { readBytes } from './readBytes.js'
import { readList } from './readList.js'

/** The outputs of a feature: one for each input. Throws `WALLET_BAD_RESULT` for anything else. */
export function readOutputs(value: unknown, count: number, wanted: string): readonly unknown[] {
  const outputs = readList(value)
  if (outputs?.length !== count) throw badResult(wanted)
  return outputs
}

/** The bytes in a field of an output, copied. Throws `WALLET_BAD_RESULT`. */
export function readOutput(output: unknown, field: string, wanted: string): Uint8Array {
  const bytes = readBytes(readField(output, field))
  if (!bytes) throw badResult(wanted)
  return bytes
}

/** An Ed25519 signature: 64 bytes, not all zero. Throws `WALLET_BAD_RESULT`. */
export function readSignature(output: unknown): Uint8Array {
  const signature = readOutput(output, 'signature', 'a signature')
  if (signature.length !== 64 || signature.every((byte) => byte === 0)) throw badResult('a signature')
  return signature
}

/** The error of an answer that is not what was asked for. */
export function badResult(wanted: string): AppKitError {
  return new AppKitError('WALLET_BAD_RESULT', {
    details: `The wallet was asked for ${wanted} and answered something else.`,
  })
}
