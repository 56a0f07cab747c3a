/** Parses a JSON object from UTF-8. Returns an empty object for anything else. */
export function parseObject(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return toRecord(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    return {}
  }
}

/** Returns an empty object for any other value. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
