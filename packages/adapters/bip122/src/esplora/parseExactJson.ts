import { AppKitError } from '@latchkey/common'

/** A whole number of more digits than a float keeps, where a value can stand. */
const longNumber = /([:[,]\s*)(-?\d{16,})(?=\s*[,}\]])/g

/**
 * Reads JSON without losing a digit: sums over the life of a busy address can be larger than a float is exact, so whole
 * numbers of 16 digits and more come as text. Throws `RPC_BAD_RESPONSE` for what is no JSON.
 */
export function parseExactJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(longNumber, '$1"$2"'))
  } catch (cause) {
    throw new AppKitError('RPC_BAD_RESPONSE', { cause })
  }
}
