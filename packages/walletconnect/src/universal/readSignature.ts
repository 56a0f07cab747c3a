import { AppKitError, readField } from '@latchkey/common'

/** Returns a signature or an id, given by itself or in the field that the method's specification names. Throws `WALLET_BAD_RESULT`. */
export function readSignature(value: unknown, field: string): string {
  const text = typeof value === 'string' ? value : readField(value, field)
  if (typeof text !== 'string' || !/^[\w+/=-]{16,4096}$/.test(text)) throw new AppKitError('WALLET_BAD_RESULT')
  return text
}
