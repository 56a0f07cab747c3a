import { AppKitError } from '@latchkey/common'

/** Reads a transaction's id: 32 bytes in hexadecimal. Throws `WALLET_BAD_RESULT` (R37). */
export function parseTransactionId(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw new AppKitError('WALLET_BAD_RESULT', { details: 'The wallet gave no id of a transaction.' })
}
