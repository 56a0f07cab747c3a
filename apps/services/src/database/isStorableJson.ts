/**
 * Returns whether PostgreSQL stores a JSON value: it stores neither NUL nor unpaired surrogates. A value that is nested
 * too deep to be written is not stored either.
 */
export function isStorableJson(value: unknown): boolean {
  try {
    return !/\\u(0000|d[89a-f])/.test(JSON.stringify(value))
  } catch {
    return false
  }
}
