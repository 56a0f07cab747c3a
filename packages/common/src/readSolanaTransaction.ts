import { invalidParams } from './appKitError.js'
import { readField } from './readField.js'
import type { SolanaTransaction } from './solanaActions.js'

/** A transaction's wire bytes, and what makes the same kind of thing of others. */
export type TransactionForm<T> = { readonly bytes: Uint8Array; rebuild(bytes: Uint8Array): T }

/**
 * Reads a transaction given as wire bytes, or as an object of `@solana/web3.js` 1.x: told by its functions, since Latchkey
 * never loads that library and an app may have several copies. Throws `INVALID_PARAMS` for anything else.
 */
export function readSolanaTransaction<T extends SolanaTransaction>(transaction: T, what: string): TransactionForm<T> {
  if (transaction instanceof Uint8Array)
    return { bytes: Uint8Array.from(transaction), rebuild: (bytes) => bytes as Uint8Array & T }
  const kind = readField(transaction, 'constructor')
  // `VersionedTransaction.deserialize`, or `from` of the older `Transaction`.
  const make = readField(kind, 'deserialize') ?? readField(kind, 'from')
  if (typeof transaction?.serialize !== 'function' || typeof make !== 'function')
    throw invalidParams(what, 'must be wire bytes, or a Transaction or VersionedTransaction of @solana/web3.js')
  return {
    bytes: serialize(transaction, what),
    rebuild: (bytes) => Reflect.apply(make, kind, [bytes]) as T,
  }
}

function serialize(transaction: Exclude<SolanaTransaction, Uint8Array>, what: string): Uint8Array {
  try {
    const bytes: unknown = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
    if (bytes instanceof Uint8Array) return Uint8Array.from(bytes)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.slice(0, 200) : 'it threw'
    throw invalidParams(what, `cannot be written: ${reason}`)
  }
  throw invalidParams(what, 'is not written as bytes')
}
