import { badResult, readHex } from '@latchkey/common'
import { fromBase64, fromHex } from '../parse/bytes.js'

/** The bytes with which every PSBT starts: "psbt" and 0xff (BIP-174). */
const magic = '70736274ff'

/** Reads the PSBT of an answer: bytes, base64 or hex. Throws `WALLET_BAD_RESULT` with the whole answer, which may contain a transaction id. */
export function parsePsbtAnswer(value: unknown, answer: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value
  const hex = readHex(value)
  const psbt = hex?.startsWith(`0x${magic}`) ? fromHex(hex.slice(2)) : fromBase64(value)
  if (psbt) return psbt
  throw badResult('a signed PSBT', answer)
}
