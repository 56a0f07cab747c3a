import { base58 } from '@scure/base'
import { type Failure, loadLiteSvm, type MaybeAccount, type SignedTransaction, type Success } from './liteSvm.js'
import { parseWireTransaction } from './wireTransaction.js'

/** A Solana chain in this process. Addresses and signatures are base58, amounts are lamports. */
export type SolanaNode = {
  slot(): number
  blockhash(): string
  isBlockhashValid(hash: string): boolean
  balance(address: string): bigint
  account(address: string): MaybeAccount
  programAccounts(program: string): readonly Extract<MaybeAccount, { readonly exists: true }>[]
  rentFor(bytes: number): bigint
  /** Adds lamports to an account and returns the signature of the transaction. */
  airdrop(address: string, lamports: bigint): string
  /** Executes a signed transaction and returns its signature. Throws {@link TransactionRefused}. */
  send(bytes: Uint8Array): string
  /** Simulates a transaction without changing the state. */
  simulate(bytes: Uint8Array, options: { readonly replaceBlockhash: boolean }): Simulation
  status(signature: string): { readonly slot: number } | undefined
  signatures(): readonly string[]
  /** Calls back after each executed transaction. */
  watch(listener: (signature: string, touched: readonly string[]) => void): () => void
}

export type Simulation = { readonly error: unknown; readonly logs: readonly string[]; readonly units: number }

/** The error for a refused transaction; `reason` has the RPC's format. */
export class TransactionRefused extends Error {
  readonly reason: unknown
  readonly logs: readonly string[]

  constructor(reason: unknown, logs: readonly string[]) {
    super(`Transaction simulation failed: ${typeof reason === 'string' ? reason : JSON.stringify(reason)}`)
    this.reason = reason
    this.logs = logs
  }
}

/** Lifetime of a blockhash in slots, as on the real network. */
const blockhashLife = 150

/** Starts a chain. Every executed transaction creates its own block. */
export function createSolanaNode(): SolanaNode {
  const { LiteSVM, FailedTransactionMetadata } = loadLiteSvm()
  // The runtime accepts only the latest blockhash. `blockhashes` keeps the recent ones, as a real chain does.
  const runtime = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(10_000n)
  const statuses = new Map<string, { readonly slot: number }>()
  const listeners = new Set<(signature: string, touched: readonly string[]) => void>()
  let slot = 1
  let blockhashes: readonly string[] = [runtime.latestBlockhash()]

  const isFailure = (outcome: object): outcome is Failure => outcome instanceof FailedTransactionMetadata

  function close(signature: string, touched: readonly string[]): string {
    slot++
    runtime.warpToSlot(BigInt(slot))
    runtime.expireBlockhash()
    blockhashes = [runtime.latestBlockhash(), ...blockhashes].slice(0, blockhashLife)
    statuses.set(signature, { slot })
    for (const listener of [...listeners]) listener(signature, touched)
    return signature
  }

  function read(
    bytes: Uint8Array,
    isBlockhashChecked: boolean,
  ): { transaction: SignedTransaction; accounts: string[] } {
    const { accounts, blockhash, message, signatures, signerCount } = parseWireTransaction(bytes)
    if (signatures.length !== signerCount) throw new TransactionRefused('SanitizeFailure', [])
    if (isBlockhashChecked && !blockhashes.includes(blockhash)) throw new TransactionRefused('BlockhashNotFound', [])
    const signers = accounts.slice(0, signerCount)
    return {
      transaction: {
        messageBytes: message,
        signatures: Object.fromEntries(
          signers.map((address, index) => [address, signatures[index] ?? new Uint8Array(64)]),
        ),
      },
      accounts: [...accounts],
    }
  }

  function executed(outcome: Success | Failure | null): Success {
    if (!outcome) throw new TransactionRefused('AccountNotFound', [])
    if (isFailure(outcome)) throw new TransactionRefused(reasonOf(outcome), outcome.meta().logs())
    return outcome
  }

  return {
    slot: () => slot,
    blockhash: () => runtime.latestBlockhash(),
    isBlockhashValid: (hash) => blockhashes.includes(hash),
    balance: (address) => runtime.getBalance(address) ?? 0n,
    account: (address) => runtime.getAccount(address),
    programAccounts: (program) => runtime.getProgramAccounts(program).map((account) => ({ ...account, exists: true })),
    rentFor: (bytes) => runtime.minimumBalanceForRentExemption(BigInt(bytes)),
    airdrop: (address, lamports) =>
      close(base58.encode(executed(runtime.airdrop(address, lamports)).signature()), [address]),
    send(bytes) {
      const { transaction, accounts } = read(bytes, true)
      return close(base58.encode(executed(runtime.sendTransaction(transaction)).signature()), accounts)
    },
    simulate(bytes, { replaceBlockhash }) {
      try {
        const outcome = runtime.simulateTransaction(read(bytes, !replaceBlockhash).transaction)
        const meta = outcome.meta()
        const error = isFailure(outcome) ? reasonOf(outcome) : null
        return { error, logs: meta.logs(), units: Number(meta.computeUnitsConsumed()) }
      } catch (error) {
        if (error instanceof TransactionRefused) return { error: error.reason, logs: error.logs, units: 0 }
        throw error
      }
    },
    status: (signature) => statuses.get(signature),
    signatures: () => [...statuses.keys()].reverse(),
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Converts an error text such as `InstructionError(0, Custom(1))` to the RPC's format: `{ InstructionError: [0, {
 * Custom: 1 }] }`.
 */
function reasonOf(failure: { toString(): string }): unknown {
  const text = /err: (.+?), meta: TransactionMetadata/s.exec(failure.toString())?.[1] ?? 'ProcessFailed'
  const instruction = /^InstructionError\((\d+), (.+)\)$/s.exec(text)
  if (!instruction) return plainReason(text)
  return { InstructionError: [Number(instruction[1]), plainReason(instruction[2] ?? '')] }
}

function plainReason(text: string): unknown {
  const [, name = text, rest = ''] = /^(\w+)\s*(.*)$/s.exec(text) ?? []
  const number = /\d+/.exec(rest)?.[0]
  if (number === undefined) return name
  return { [name]: rest.includes('account_index') ? { account_index: Number(number) } : Number(number) }
}
