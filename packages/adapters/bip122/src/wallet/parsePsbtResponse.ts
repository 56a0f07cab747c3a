import { badResult, readBytes, readResult } from '@latchkey/common'

/** The bytes with which every PSBT starts: "psbt" and 0xff (BIP-174). */
const magic = [0x70, 0x73, 0x62, 0x74, 0xff]

/**
 * Reads the PSBT of a response: bytes, base64 or hex. Throws `WALLET_BAD_RESULT` with the whole response, which may
 * contain a transaction id.
 */
export function parsePsbtResponse(value: unknown, response: unknown): Uint8Array {
  const isValid = (bytes: Uint8Array) => magic.every((byte, index) => bytes[index] === byte)
  const psbt = readResult(value, ['psbt', 'signedPsbt', 'hex'], (one) =>
    readBytes(one, { encodings: ['hex', 'base64'], isValid }),
  )
  if (psbt) return psbt
  throw badResult('a signed PSBT', response)
}
