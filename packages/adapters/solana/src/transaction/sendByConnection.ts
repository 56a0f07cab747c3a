import {
  cleanText,
  createError,
  errors,
  isAppKitError,
  readField,
  type SolanaConnection,
  type SolanaSendOptions,
  withTimeout,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { isProcessed, readRefusal } from '../rpc/solanaRpc.js'

/** Timeout of a request of the app's connection, which retries by itself, in ms. */
const connectionMs = 60_000

/**
 * Sends a signed transaction with a connection of the app. Rejects with a node's refusal, as `isNodeRefusal`
 * recognizes it, if the node's check of the transaction failed, and with `RPC_FAILED` after any other error.
 */
export async function sendByConnection(
  { ports, lifetime }: SolanaContext,
  connection: SolanaConnection,
  transaction: Uint8Array,
  options: SolanaSendOptions | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const set = options && Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const onTimeout = () => createError(errors.HTTP_TIMEOUT)
  try {
    const sent = connection.sendRawTransaction(transaction, set)
    await withTimeout(sent, { clock: ports.clock, ms: connectionMs, onTimeout, signals: [lifetime, signal] })
  } catch (error) {
    if (isAppKitError(error)) throw error
    // `SendTransactionError` of `@solana/web3.js` has the logs of a failed check. Other errors of a node leave open
    // whether it sent the transaction.
    const reason = readField(error, 'transactionError')
    const message = readField(reason, 'message')
    const logs = readField(reason, 'logs')
    if (!Array.isArray(logs))
      throw createError(errors.RPC_FAILED, {
        cause: error,
        details: cleanText(message ?? readField(error, 'message'), 200),
      })
    const refusal = readRefusal({ message, data: { logs } })
    if (!isProcessed(refusal.cause)) throw refusal
  }
}
