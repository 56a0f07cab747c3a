import { createError, errors } from '@latchkey/common'

/** Parses a transaction id: 32 bytes in hex. Throws `WALLET_BAD_RESULT` (R37). */
export function parseTransactionId(value: unknown): string {
  const id = readTransactionId(value)
  if (id) return id
  throw createError(errors.WALLET_BAD_RESULT, { details: 'The wallet gave no id of a transaction.' })
}

/** Like {@link parseTransactionId}; `undefined` for anything else. */
export function readTransactionId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined
}
