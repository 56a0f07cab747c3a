import { createError, errors, readField } from '@latchkey/common'

/** Parses the signature in a wallet's response: 64 bytes in hex (R37). Throws `WALLET_BAD_RESULT`. */
export function parseSignature(answer: unknown): string {
  const signature = readField(answer, 'signature')
  if (typeof signature === 'string' && /^[0-9a-f]{128}$/.test(signature)) return signature
  throw createError(errors.WALLET_BAD_RESULT)
}
