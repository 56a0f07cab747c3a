import { readTail } from '../ens/abiData.js'

/**
 * Decodes the hex digits of an ABI string, or of a `bytes32` padded with zeros as some early tokens return. Returns `undefined` for anything
 * else and for invalid UTF-8. Never throws.
 */
export function decodeText(digits: string): string | undefined {
  const encoded = digits.length === 64 ? digits.replace(/(?:00)+$/, '') : readTail(digits, 0)
  if (encoded === undefined) return undefined
  const bytes = Uint8Array.from(encoded.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
