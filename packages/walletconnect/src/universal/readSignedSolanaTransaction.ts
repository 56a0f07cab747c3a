import { AppKitError, completeSolanaTransaction, readField, readSolanaSignature } from '@latchkey/common'
import { base58, base64 } from '@scure/base'

/** A transaction fits one packet of the network: 1 232 bytes, in base64 some 1 650 characters. */
const longestText = 4_096
/** 64 bytes in base58. */
const longestSignature = 88

/**
 * Returns the transaction that was asked for, signed by `account`. Wallets answer with the whole transaction in base64, the bare signature
 * in base58, or both. Throws `WALLET_BAD_RESULT` for another transaction, and without the signature of the account.
 */
export function readSignedSolanaTransaction(answer: unknown, asked: Uint8Array, account: Uint8Array): Uint8Array {
  const text = typeof answer === 'string' ? answer : readField(answer, 'transaction')
  const whole = decode(text, base64, longestText)
  const signature = decode(readField(answer, 'signature'), base58, longestSignature)
  const signed = completeSolanaTransaction(asked, account, {
    whole,
    signature: signature?.length === 64 ? signature : undefined,
  })
  if (signed && readSolanaSignature(signed, account)) return signed
  throw new AppKitError('WALLET_BAD_RESULT', {
    details: 'The wallet was asked for a signed transaction and answered something else.',
  })
}

function decode(text: unknown, coder: { decode(text: string): Uint8Array }, longest: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text === '' || text.length > longest) return undefined
  try {
    return coder.decode(text)
  } catch {
    return undefined
  }
}
