import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'

const signatureLength = 64
const headerLength = 3
const keyLength = 32

/** A wallet's response to a signing request for a Solana transaction. */
export type SignedSolanaParts = {
  /** The whole transaction. */
  readonly whole: Uint8Array | undefined
  /** The 64 bytes of the account's signature. */
  readonly signature: Uint8Array | undefined
}

/**
 * Returns the requested transaction with the wallet's signatures: those of the returned transaction, or else the
 * returned signature of the account. `undefined` without either. Throws `WALLET_BAD_RESULT` if the wallet signed
 * another transaction.
 */
export function completeSolanaTransaction(
  asked: Uint8Array,
  account: Uint8Array,
  { whole, signature }: SignedSolanaParts,
): Uint8Array | undefined {
  if (whole) return takeSignatures(whole, asked)
  const index = findSolanaSigner(asked, account)
  if (!signature || index < 0) return undefined
  const signed = asked.slice()
  signed.set(signature, placeOf(index))
  return signed
}

/** Returns the index of an account among the signers, or -1. The signers are the first accounts of a message. */
export function findSolanaSigner(transaction: Uint8Array, account: Uint8Array): number {
  const [count = 0] = transaction
  const message = placeOf(count)
  const isVersioned = (transaction[message] ?? 0) >= 128
  const keys = message + (isVersioned ? 1 : 0) + headerLength + 1
  for (let index = 0; index < count; index++) {
    const start = keys + index * keyLength
    if (isSame(transaction.subarray(start, start + keyLength), account)) return index
  }
  return -1
}

/** Returns the signature of an account in a transaction; `undefined` where it has not signed. */
export function readSolanaSignature(transaction: Uint8Array, account: Uint8Array): Uint8Array | undefined {
  const index = findSolanaSigner(transaction, account)
  const signature = index < 0 ? undefined : transaction.subarray(placeOf(index), placeOf(index + 1))
  return signature?.some((byte) => byte !== 0) ? signature : undefined
}

/** Keeps signatures that existed before the request, even if the wallet changed them. */
function takeSignatures(whole: Uint8Array, asked: Uint8Array): Uint8Array {
  const [count = 0] = asked
  const message = placeOf(count)
  if (whole[0] !== count || !isSame(whole.subarray(message), asked.subarray(message)))
    throw createError(errors.WALLET_BAD_RESULT, {
      details: 'The wallet was asked to sign a transaction and answered another one. Nothing was sent.',
    })
  const signed = asked.slice()
  for (let index = 0; index < count; index++) {
    const signature = whole.subarray(placeOf(index), placeOf(index + 1))
    if (signature.some((byte) => byte !== 0)) signed.set(signature, placeOf(index))
  }
  return signed
}

/** Offset of the signatures: a transaction has so few signatures that their count is one byte. */
function placeOf(index: number): number {
  return 1 + index * signatureLength
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
