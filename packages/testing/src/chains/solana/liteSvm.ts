import { createRequire } from 'node:module'

/** The parts of litesvm that are used; its own types need those of a library that nothing else here has. */
export type LiteSvm = {
  readonly LiteSVM: new () => Simulator
  readonly FailedTransactionMetadata: new (...parameters: never) => Failure
}

/** A Solana runtime in this process. Addresses are base58, amounts lamports. */
export type Simulator = {
  withBlockhashCheck(check: boolean): Simulator
  withTransactionHistory(capacity: bigint): Simulator
  latestBlockhash(): string
  /** The next `latestBlockhash` is another one. */
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
  /** By the address of each signer, in the order of the message. */
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

/** Its text names the error the way Rust writes it. */
export type Failure = { meta(): Success; toString(): string }

/** Loads litesvm, an optional peer: only who starts a local Solana chain needs it. */
export function loadLiteSvm(): LiteSvm {
  const liteSvm: LiteSvm = createRequire(import.meta.url)('litesvm')
  return liteSvm
}
