/** Encodes bytes as hex with a `0x` prefix. */
export function bytesToHex(bytes: Uint8Array): `0x${string}` {
  let digits = ''
  for (const byte of bytes) digits += byte.toString(16).padStart(2, '0')
  return `0x${digits}`
}
