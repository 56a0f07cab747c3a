// Both ways to read JSON in one file: adapters that load side by side use one each.

/** Reads JSON; `undefined` for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A text, which is left alone, or a number. Linear on JSON alone: in anything else a text may not end. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
/** A float is exact for all whole numbers of fewer digits. */
const longNumber = /^-?\d{16,}$/

/**
 * Reads JSON without losing a digit: amounts can be more than a float is exact for, so whole numbers of 16 digits and more come
 * as text. `undefined` for what is no JSON.
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
