/** Copies bytes; `undefined` for anything else. Never throws. */
export function readBytes(value: unknown): Uint8Array | undefined {
  try {
    return value instanceof Uint8Array ? Uint8Array.from(value) : undefined
  } catch {
    return undefined
  }
}

/** Whether two byte arrays are equal. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
