/** Encodes bytes as hex with a `0x` prefix. */
export function bytesToHex(bytes: Uint8Array): `0x${string}` {
  let digits = ''
  for (const byte of bytes) digits += byte.toString(16).padStart(2, '0')
  return `0x${digits}`
}

/** Decodes hex that {@link isByteHex} has accepted. */
export function hexToBytes(value: `0x${string}`): Uint8Array {
  const bytes = new Uint8Array((value.length - 2) / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(value.slice(2 + 2 * index, 4 + 2 * index), 16)
  return bytes
}

/** Whether a value is `0x` hex of whole bytes, with one of these lengths if any are given. */
export function isByteHex(value: unknown, ...lengths: readonly number[]): value is `0x${string}` {
  if (typeof value !== 'string' || value.length % 2 !== 0 || !/^0x[0-9a-f]*$/i.test(value)) return false
  return lengths.length === 0 || lengths.includes((value.length - 2) / 2)
}
