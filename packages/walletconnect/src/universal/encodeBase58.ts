const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes in base58, as Bitcoin and Solana write them. */
export function encodeBase58(bytes: Uint8Array): string {
  const leading = bytes.findIndex((byte) => byte !== 0)
  const zeros = leading < 0 ? bytes.length : leading
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${alphabet[Number(value % 58n)]}${text}`
  return '1'.repeat(zeros) + text
}
