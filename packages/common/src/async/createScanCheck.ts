import { invalidParams } from '../errors/invalidParams.js'

/** The largest QR code holds this many characters (ISO/IEC 18004, version 40, digits only). */
const longestCode = 7_089

/**
 * Creates a validator for a wallet's response to `wallet_scanQRCode` (EIP-945): a text that matches the app's pattern,
 * which wallets may ignore. Throws `INVALID_PARAMS` unless `pattern` is the source of a regular expression or
 * `undefined`.
 */
export function createScanCheck(pattern: unknown): (answer: unknown) => answer is string {
  const wanted = pattern === undefined ? undefined : parsePattern(pattern)
  return (answer): answer is string =>
    typeof answer === 'string' && answer !== '' && answer.length <= longestCode && (wanted?.test(answer) ?? true)
}

function parsePattern(pattern: unknown): RegExp {
  if (typeof pattern !== 'string') throw invalidParams('pattern', 'must be a string')
  try {
    return new RegExp(pattern)
  } catch {
    throw invalidParams('pattern', 'must be the source of a regular expression')
  }
}
