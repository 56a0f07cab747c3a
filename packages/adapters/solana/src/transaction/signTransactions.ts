import {
  badResult,
  encodeBase58,
  invalidParams,
  readSignedSolanaTransaction,
  safeParseSolanaTransaction,
} from '@latchkey/common'
import { readList } from '../parse/readList.js'
import type { Actor, RequestNetwork, WalletAccess } from '../requests/walletAccess.js'
import type { Feature } from '../wallet/features.js'

/**
 * Asks the wallet to sign transactions in one request, and verifies the account's signature in each result. The wallet
 * may change a transaction.
 */
export async function signTransactions(
  wallet: WalletAccess,
  actor: Actor,
  { chain }: RequestNetwork,
  transactions: readonly Uint8Array[],
): Promise<readonly Uint8Array[]> {
  for (const transaction of transactions) assertSignable(wallet, actor, 'solana:signTransaction', transaction)
  const inputs = transactions.map((transaction) => ({ transaction: transaction.slice(), chain }))
  const response = await wallet.askFor(actor, 'solana:signTransaction', inputs)
  // The output of a single transaction may come without its list.
  const outputs = transactions.length === 1 ? [response] : (readList(response) ?? [])
  if (outputs.length !== transactions.length) throw badResult('signed transactions', response)
  return Promise.all(
    transactions.map(async (transaction, index) => {
      const signed = await readSignedSolanaTransaction(outputs[index], transaction, actor.account.publicKey)
      if (!signed) throw badResult('a signed transaction', outputs[index])
      return signed
    }),
  )
}

/** Throws `INVALID_PARAMS` for a transaction that the wallet can't sign with the account. */
export function assertSignable(wallet: WalletAccess, actor: Actor, feature: Feature, transaction: Uint8Array): void {
  const parsed = safeParseSolanaTransaction(transaction)
  if (!parsed.ok) throw invalidParams('transaction', `cannot be read: ${parsed.reason}`)
  const { version, signers } = parsed.value
  const versions = wallet.versions(feature)
  if (versions && !versions.includes(version))
    throw invalidParams('transaction', `is of version ${version}, which the wallet does not sign`)
  if (!signers.includes(actor.account.address))
    throw invalidParams('transaction', `is not to be signed by ${actor.account.address}`)
}

/** Returns the id of a transaction, which is the signature of its payer. */
export function transactionId(signed: Uint8Array): string {
  const parsed = safeParseSolanaTransaction(signed)
  const signature = parsed.ok ? parsed.value.signatures[0] : undefined
  if (!signature || signature.every((byte) => byte === 0))
    throw badResult('a transaction that its payer has signed', signed)
  return encodeBase58(signature)
}
