import { AppKitError, readField } from '@latchkey/common'

/** The signature in a wallet's answer: 64 bytes in hexadecimal form (R37). Throws `WALLET_BAD_RESULT`. */
export function parseSignature(answer: unknown): string {
  const signature = readField(answer, 'signature')
  if (typeof signature === 'string' && /^[0-9a-f]{128}$/.test(signature)) return signature
  throw new AppKitError('WALLET_BAD_RESULT')
}
