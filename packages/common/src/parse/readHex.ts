import { bytesToHex } from './bytesToHex.js'
import { readBytes } from './readBytes.js'

/**
 * Reads whole bytes in hex, in any form that wallets and nodes return: with `0x`, `0X` or no prefix, in capitals, between spaces, or as bytes
 * (see {@link readBytes}). Returns them with `0x` in lower case, or `undefined` for anything else. A text without a prefix needs at least 32 bytes.
 */
export function readHex(value: unknown): `0x${string}` | undefined {
  const bytes = readBytes(value)
  return bytes && bytesToHex(bytes)
}
