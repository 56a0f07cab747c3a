import { AppKitError } from './appKitError.js'

const signatureLength = 64
const headerLength = 3
const keyLength = 32

/** What a wallet may answer when it signed a Solana transaction. */
export type SignedSolanaParts = {
  /** The whole transaction. */
  readonly whole: Uint8Array | undefined
  /** The 64 bytes of the account's signature. */
  readonly signature: Uint8Array | undefined
}

/**
 * Returns the transaction that was asked for, with the signatures of the wallet: of the whole transaction where it answered that, else the
 * bare signature of the account. `undefined` without either. Throws `WALLET_BAD_RESULT` for another transaction than the one that was
 * asked.
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

/** Returns which of the signers an account is, or -1. The accounts that sign come first among a message's accounts. */
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

/** Signatures that were there before the wallet was asked stay, whatever it made of them. */
function takeSignatures(whole: Uint8Array, asked: Uint8Array): Uint8Array {
  const [count = 0] = asked
  const message = placeOf(count)
  if (whole[0] !== count || !isSame(whole.subarray(message), asked.subarray(message)))
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

/** Where a signature begins: a transaction has room for so few of everything that each count is one byte. */
function placeOf(index: number): number {
  return 1 + index * signatureLength
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
