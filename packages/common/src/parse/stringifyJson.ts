/**
 * Returns the JSON text of plain data. Unlike `JSON.stringify`, it ignores `toJSON`: a host page's library may add one to
 * `Array.prototype` (Prototype.js) that turns lists into texts.
 */
export function stringifyJson(value: unknown): string {
  // The replacer's argument is the result of `toJSON`; the holder's field is the original.
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key]
  })
}
