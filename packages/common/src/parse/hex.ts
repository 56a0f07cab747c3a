import { readBytes } from './readBytes.js'

/** Encodes bytes as hex with a `0x` prefix. */
export function bytesToHex(bytes: Uint8Array): `0x${string}` {
  let digits = ''
  for (const byte of bytes) digits += byte.toString(16).padStart(2, '0')
  return `0x${digits}`
}

/**
 * Reads whole bytes in hex, in any form that wallets and nodes return: with `0x`, `0X` or no prefix, in capitals,
 * between spaces, or as bytes (see {@link readBytes}). Returns them with `0x` in lower case, or `undefined` for
 * anything else. A text without a prefix needs at least 32 bytes.
 */
export function readHex(value: unknown): `0x${string}` | undefined {
  const bytes = readBytes(value)
  return bytes && bytesToHex(bytes)
}
