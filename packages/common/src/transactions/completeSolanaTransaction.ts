import { verifyEd25519 } from './verifyEd25519.js'

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
 * Returns the transaction that the wallet signed. The wallet may change it, for example to add a priority fee. A bare
 * signature is inserted into the requested transaction if it is valid there. Returns `undefined` if the account signed
 * neither. Browsers without Ed25519 accept any signature of the account.
 */
export async function completeSolanaTransaction(
  asked: Uint8Array,
  account: Uint8Array,
  { whole, signature }: SignedSolanaParts,
): Promise<Uint8Array | undefined> {
  const returned = whole && keepSignatures(whole, asked)
  for (const transaction of returned ? [returned, asked] : [asked]) {
    const index = findSolanaSigner(transaction, account)
    if (index < 0) continue
    const own = transaction === asked ? undefined : readOwnSignature(transaction, account)
    const message = transaction.subarray(placeOf(transaction[0] ?? 0))
    for (const candidate of [own, signature]) {
      if (!candidate || (await verifyEd25519(account, candidate, message)) === false) continue
      const signed = transaction.slice()
      signed.set(candidate, placeOf(index))
      return signed
    }
  }
  return undefined
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
function readOwnSignature(transaction: Uint8Array, account: Uint8Array): Uint8Array | undefined {
  const index = findSolanaSigner(transaction, account)
  const signature = index < 0 ? undefined : transaction.subarray(placeOf(index), placeOf(index + 1))
  return signature?.some((byte) => byte !== 0) ? signature : undefined
}

/**
 * Fills in the signatures that existed before the request where the wallet dropped them, unless it changed the message
 * they cover.
 */
function keepSignatures(whole: Uint8Array, asked: Uint8Array): Uint8Array {
  const [count = 0] = asked
  const message = placeOf(count)
  if (whole[0] !== count || !isSame(whole.subarray(message), asked.subarray(message))) return whole
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
