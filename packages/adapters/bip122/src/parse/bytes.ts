import { base64, hex } from '@scure/base'

/** Decodes base64, with or without padding; `undefined` for anything else. */
export function fromBase64(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value === '' || value.length > 4_000_000) return undefined
  try {
    return base64.decode(value.replace(/=+$/, '').padEnd(Math.ceil(value.replace(/=+$/, '').length / 4) * 4, '='))
  } catch {
    return undefined
  }
}

/** Decodes hex; `undefined` for anything else. */
export function fromHex(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value === '' || value.length > 8_000_000) return undefined
  try {
    return hex.decode(value.toLowerCase())
  } catch {
    return undefined
  }
}

export function toBase64(bytes: Uint8Array): string {
  return base64.encode(bytes)
}

export function toHex(bytes: Uint8Array): string {
  return hex.encode(bytes)
}

export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
