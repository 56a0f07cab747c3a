import { badResult, readField } from '@latchkey/common'

/** Returns a signature or id, plain or in the specified field of an object. Throws `WALLET_BAD_RESULT`. */
export function readSignature(value: unknown, field: string): string {
  const text = typeof value === 'string' ? value : readField(value, field)
  if (typeof text !== 'string' || !/^[\w+/=-]{16,4096}$/.test(text)) throw badResult('a signature', value)
  return text
}
