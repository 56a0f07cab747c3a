import { badResult, completeSolanaTransaction, readBytes, readResult, readSolanaSignature } from '@latchkey/common'

/**
 * Returns the transaction that `account` signed. Wallets return the transaction in base64, the signature in base58, or both. Throws `WALLET_BAD_RESULT` without a valid signature of the account.
 */
export async function readSignedSolanaTransaction(
  answer: unknown,
  asked: Uint8Array,
  account: Uint8Array,
): Promise<Uint8Array> {
  const whole = readResult(answer, ['transaction'], (value) =>
    readBytes(value, { encodings: ['base64', 'hex'], isValid: isTransaction }),
  )
  const signed = await completeSolanaTransaction(asked, account, { whole, signature: readSolanaSignature(answer) })
  if (signed) return signed
  throw badResult('a signed transaction', answer)
}

/** Whether bytes can be a transaction: it contains a signature, and none in use is longer. */
function isTransaction({ length }: Uint8Array): boolean {
  return length > 64 && length <= 4_096
}
