/** Returns whether PostgreSQL stores a JSON value: it stores neither NUL nor unpaired surrogates. */
export function isStorableJson(value: unknown): boolean {
  return !/\\u(0000|d[89a-f])/.test(JSON.stringify(value))
}
