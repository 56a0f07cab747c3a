import type { SolanaTransaction } from '../actions/solanaActions.js'
import { invalidParams } from '../errors/actionErrors.js'
import { readField } from '../parse/json.js'

/** A transaction's serialized bytes, and a function that turns other bytes into the same kind of object. */
export type TransactionForm<T> = { readonly bytes: Uint8Array; rebuild(bytes: Uint8Array): T }

/**
 * Reads a transaction from serialized bytes or an object of `@solana/web3.js` 1.x. Recognizes the object by its
 * functions, because Latchkey does not load that library and an app may have several copies. Throws `INVALID_PARAMS`
 * for anything else.
 */
export function readSolanaTransaction<T extends SolanaTransaction>(transaction: T, what: string): TransactionForm<T> {
  if (transaction instanceof Uint8Array)
    return { bytes: Uint8Array.from(transaction), rebuild: (bytes) => bytes as Uint8Array & T }
  const kind = readField(transaction, 'constructor')
  // `VersionedTransaction` has `deserialize`, the legacy `Transaction` has `from`.
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
