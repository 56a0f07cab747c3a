import { AppKitError, readField } from '@latchkey/common'

/** The outputs of a feature: one for each input. Throws `WALLET_BAD_RESULT` for anything else. */
export function readOutputs(value: unknown, count: number, wanted: string): readonly unknown[] {
  try {
    if (Array.isArray(value) && value.length === count) return value.slice()
  } catch {
    // A list that throws when it is read holds nothing.
  }
  throw badResult(wanted)
}

/** The bytes in a field of an output, copied. Throws `WALLET_BAD_RESULT`. */
export function readBytes(output: unknown, field: string, wanted: string): Uint8Array {
  const value = readField(output, field)
  if (value instanceof Uint8Array) return Uint8Array.from(value)
  throw badResult(wanted)
}

/** An Ed25519 signature: 64 bytes, not all zero. Throws `WALLET_BAD_RESULT`. */
export function readSignature(output: unknown): Uint8Array {
  const signature = readBytes(output, 'signature', 'a signature')
  if (signature.length !== 64 || signature.every((byte) => byte === 0)) throw badResult('a signature')
  return signature
}

/** The error of an answer that is not what was asked for. */
export function badResult(wanted: string): AppKitError {
  return new AppKitError('WALLET_BAD_RESULT', {
    details: `The wallet was asked for ${wanted} and answered something else.`,
  })
}
