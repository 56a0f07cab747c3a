import { badResult, readHex } from '@latchkey/common'

/** Parses a transaction id: 32 bytes in hex. Throws `WALLET_BAD_RESULT` (R37). */
export function parseTransactionId(value: unknown): string {
  const id = readTransactionId(value)
  if (id) return id
  throw badResult('a transaction id', value)
}

/** Like {@link parseTransactionId}; `undefined` for anything else. */
export function readTransactionId(value: unknown): string | undefined {
  const id = readHex(value)
  return id?.length === 66 ? id.slice(2) : undefined
}
