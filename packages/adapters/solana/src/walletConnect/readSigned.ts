import { AppKitError, readField } from '@latchkey/common'
import { decodeBase58 } from '../base58.js'
import { isSameBytes } from '../readBytes.js'
import { decodeBase64 } from './base64.js'

const signatureLength = 64
const headerLength = 3
const keyLength = 32

/**
 * The transaction that was asked for, with what the wallet signed: it answers with the whole transaction, the bare signature of the
 * account, or both. `undefined` when it is neither. Throws `WALLET_BAD_RESULT` for another transaction than the one that was asked.
 */
export function readSigned(answer: unknown, asked: Uint8Array, account: Uint8Array): Uint8Array | undefined {
  const whole = decodeBase64(typeof answer === 'string' ? answer : readField(answer, 'transaction'))
  return whole ? readWhole(whole, asked) : placeSignature(readSignature(answer), asked, account)
}

/** The 64 bytes of a base58 signature; `undefined` for anything else. */
export function readSignature(answer: unknown): Uint8Array | undefined {
  const text = readField(answer, 'signature')
  const bytes = typeof text === 'string' ? decodeBase58(text) : undefined
  return bytes?.length === signatureLength ? bytes : undefined
}

/** Signatures that were there before the wallet was asked stay, whatever it made of them. */
function readWhole(whole: Uint8Array, asked: Uint8Array): Uint8Array | undefined {
  const [count = 0] = asked
  const message = placeOf(count)
  if (whole[0] !== count || !isSameBytes(whole.subarray(message), asked.subarray(message)))
    throw new AppKitError('WALLET_BAD_RESULT', {
      details: 'The wallet was asked to sign a transaction and answered another one. Nothing was sent.',
    })
  const signed = asked.slice()
  for (let index = 0; index < count; index++) {
    const signature = whole.subarray(placeOf(index), placeOf(index + 1))
    if (signature.some((byte) => byte !== 0)) signed.set(signature, placeOf(index))
  }
  return signed
}

function placeSignature(
  signature: Uint8Array | undefined,
  asked: Uint8Array,
  account: Uint8Array,
): Uint8Array | undefined {
  const index = signerIndex(asked, account)
  if (!signature || index < 0) return undefined
  const signed = asked.slice()
  signed.set(signature, placeOf(index))
  return signed
}

/** Which of the signers an account is; those that sign come first among a message's accounts. */
function signerIndex(transaction: Uint8Array, account: Uint8Array): number {
  const [count = 0] = transaction
  const message = placeOf(count)
  const isVersioned = (transaction[message] ?? 0) >= 128
  const keys = message + (isVersioned ? 1 : 0) + headerLength + 1
  for (let index = 0; index < count; index++) {
    const start = keys + index * keyLength
    if (isSameBytes(transaction.subarray(start, start + keyLength), account)) return index
  }
  return -1
}

/** Where a signature begins: a transaction has room for so few of everything that each count is one byte. */
function placeOf(index: number): number {
  return 1 + index * signatureLength
}
