import { bytesToHex } from 'viem'

/** Returns random bytes in hex, also on pages without TLS, where `crypto.randomUUID` is missing. */
export function randomHex(bytes: number): `0x${string}` {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Returns a version 4 UUID. */
export function randomUuid(): string {
  const hex = randomHex(16).slice(2)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
