import { badResult, readField, readHex } from '@latchkey/common'

/** Parses the signature in a wallet's response: 64 bytes in hex. Throws `WALLET_BAD_RESULT`. */
export function parseSignature(answer: unknown): string {
  const signature = readHex(readField(answer, 'signature'))
  if (signature?.length === 130) return signature.slice(2)
  throw badResult('a signature', answer)
}
