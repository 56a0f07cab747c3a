/** Parses JSON. Returns `undefined` for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Matches a string, which stays unchanged, or a number. Linear only for valid JSON, in which every string ends. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
/** A float represents all whole numbers with fewer digits exactly. */
const longNumber = /^-?\d{16,}$/

/**
 * Parses JSON without losing digits: amounts can exceed the precision of a float, so whole numbers with 16 or more
 * digits are returned as text. Returns `undefined` for invalid JSON.
 */
export function parseExactJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return /\d{16}/.test(text)
      ? JSON.parse(text.replace(textOrNumber, (part) => (longNumber.test(part) ? `"${part}"` : part)))
      : value
  } catch {
    return undefined
  }
}

/**
 * Returns the JSON text of plain data. Unlike `JSON.stringify`, it ignores `toJSON`: a host page's library may add one
 * to `Array.prototype` (Prototype.js) that turns lists into texts.
 */
export function stringifyJson(value: unknown): string {
  // The replacer's argument is the result of `toJSON`; the holder's field is the original.
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key]
  })
}

/** Returns whether a value can have fields: an object or a function. */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

/**
 * Returns a field of any value, or `undefined`. Never throws, although objects of a page may have throwing getters and
 * traps.
 */
export function readField(value: unknown, key: string): unknown {
  try {
    return isObject(value) ? Reflect.get(value, key) : undefined
  } catch {
    return undefined
  }
}
