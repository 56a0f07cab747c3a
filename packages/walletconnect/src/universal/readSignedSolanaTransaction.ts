import { badResult, completeSolanaTransaction, decodeBase58, readField } from '@latchkey/common'
import { base64 } from '@scure/base'

/** A transaction fits one packet: 1 232 bytes, about 1 650 characters of base64. */
const longestText = 4_096
/** 64 bytes in base58. */
const longestSignature = 88

/**
 * Returns the transaction that `account` signed. Wallets return the transaction in base64, the signature in base58, or both. Throws `WALLET_BAD_RESULT` without a valid signature of the account.
 */
export async function readSignedSolanaTransaction(
  answer: unknown,
  asked: Uint8Array,
  account: Uint8Array,
): Promise<Uint8Array> {
  const text = typeof answer === 'string' ? answer : readField(answer, 'transaction')
  const whole = decodeBase64(text)
  const signature = readBase58(readField(answer, 'signature'))
  const signed = await completeSolanaTransaction(asked, account, {
    whole,
    signature: signature?.length === 64 ? signature : undefined,
  })
  if (signed) return signed
  throw badResult('a signed transaction', answer)
}

function decodeBase64(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string' || text === '' || text.length > longestText) return undefined
  try {
    return base64.decode(text)
  } catch {
    return undefined
  }
}

function readBase58(text: unknown): Uint8Array | undefined {
  return typeof text === 'string' && text.length <= longestSignature ? decodeBase58(text) : undefined
}
