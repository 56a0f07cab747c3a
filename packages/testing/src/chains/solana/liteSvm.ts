import { createRequire } from 'node:module'
import { missingPackage } from '../../missingPackage.js'

/** The used part of litesvm. Its own types require a library that this package does not use. */
export type LiteSvm = {
  readonly LiteSVM: new () => Simulator
  readonly FailedTransactionMetadata: new (...parameters: never) => Failure
}

/** A Solana runtime in this process. Addresses are base58, amounts are lamports. */
export type Simulator = {
  withBlockhashCheck(check: boolean): Simulator
  withTransactionHistory(capacity: bigint): Simulator
  latestBlockhash(): string
  /** Creates a new `latestBlockhash`. */
  expireBlockhash(): void
  warpToSlot(slot: bigint): void
  getBalance(address: string): bigint | null
  getAccount(address: string): MaybeAccount
  getProgramAccounts(address: string): readonly Account[]
  minimumBalanceForRentExemption(bytes: bigint): bigint
  airdrop(address: string, lamports: bigint): Success | Failure | null
  sendTransaction(transaction: SignedTransaction): Success | Failure
  simulateTransaction(transaction: SignedTransaction): { meta(): Success } | Failure
}

export type SignedTransaction = {
  readonly messageBytes: Uint8Array
  /** Signatures by signer address, in the order of the message. */
  readonly signatures: Readonly<Record<string, Uint8Array>>
}

export type Account = {
  readonly address: string
  readonly lamports: bigint
  readonly programAddress: string
  readonly data: Uint8Array
  readonly executable: boolean
}

export type MaybeAccount = ({ readonly exists: true } & Account) | { readonly exists: false }

export type Success = { signature(): Uint8Array; logs(): readonly string[]; computeUnitsConsumed(): bigint }

/** A failed transaction. `toString` returns the error in Rust's debug format. */
export type Failure = { meta(): Success; toString(): string }

/** Loads litesvm, an optional peer dependency that only local Solana chains need. */
export function loadLiteSvm(): LiteSvm {
  try {
    const liteSvm: LiteSvm = createRequire(import.meta.url)('litesvm')
    return liteSvm
  } catch (error) {
    return missingPackage('A local Solana chain', 'litesvm')(error)
  }
}
