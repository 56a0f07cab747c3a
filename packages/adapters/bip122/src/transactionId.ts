import { AppKitError } from '@latchkey/common'

/** Reads a transaction's id: 32 bytes in hexadecimal. Throws `WALLET_BAD_RESULT` (R37). */
export function parseTransactionId(value: unknown): string {
  const id = readTransactionId(value)
  if (id) return id
  throw new AppKitError('WALLET_BAD_RESULT', { details: 'The wallet gave no id of a transaction.' })
}

/** As {@link parseTransactionId}; `undefined` for anything else. */
export function readTransactionId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined
}
