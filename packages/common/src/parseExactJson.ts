/** A text, which is left alone, or a number. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
/** A float is exact for all whole numbers of fewer digits. */
const exactDigits = 15

/**
 * Reads JSON without losing a digit: amounts can be more than a float is exact for, so whole numbers of 16 digits and more come
 * as text. `undefined` for what is no JSON.
 */
export function parseExactJson(text: string): unknown {
  try {
    return JSON.parse(
      text.replace(textOrNumber, (part) => (/^-?\d+$/.test(part) && part.length > exactDigits ? `"${part}"` : part)),
    )
  } catch {
    return undefined
  }
}
