/** Copies the bytes that an app passes; `undefined` for anything but a `Uint8Array`. Never throws. */
export function copyBytes(value: unknown): Uint8Array | undefined {
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
