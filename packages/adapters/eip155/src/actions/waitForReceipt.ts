import {
  type AppKitError,
  createError,
  type Eip155Actions,
  errors,
  type Hex,
  invalidParams,
  isAppKitError,
  pause,
  rpcLimits,
  type TransactionReceipt,
  withTimeout,
} from '@latchkey/common'
import { readQuantity } from '../network/units.js'
import { isByteHex } from '../parse/hex.js'
import { askNetwork, walletAnswerMs } from '../requests/askNetwork.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { createReplacementWatch, type Replacement } from '../transaction/createReplacementWatch.js'
import { readReceipt } from '../transaction/readReceipt.js'

const firstPauseMs = 250
const usualTimeoutMs = 180_000

/**
 * Polls for the receipt until the transaction is in a block, first frequently, later every 4 s. A poll that fails is
 * repeated: nodes that index, lag behind or limit requests answer with all kinds of errors, and know the transaction
 * later.
 */
export async function waitForReceipt(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['waitForReceipt']>>[0],
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeout = usualTimeoutMs, chainId = wallet.chainId(), signal } = parameters
  if (!isByteHex(hash, 32)) throw invalidParams('hash', 'must be 32 bytes in hex')
  if (!Number.isInteger(confirmations)) throw invalidParams('confirmations', 'must be a whole number')
  if (typeof timeout !== 'number' || !(timeout >= 0)) throw invalidParams('timeout', 'must be milliseconds')
  const { clock } = wallet.context.ports
  const ask = (method: string, ...params: readonly unknown[]) => askNetwork(wallet, chainId, { method, params }, signal)
  const end = clock.monotonic() + timeout
  const findReplacement = createReplacementWatch(ask, hash)
  let replacement: Replacement | undefined
  let failure: AppKitError | undefined
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, rpcLimits.pollingMs)) {
    try {
      const receipt = await pollUntilEnd()
      if (receipt) return receipt
      failure = undefined
    } catch (error) {
      if (!isAppKitError(error) || isFinal(error)) throw error
      failure = error
    }
    if (clock.monotonic() + wait > end) throw timedOut()
    await pause(clock, wait, signal, wallet.context.lifetime)
  }

  /** Polls once. A poll that is still pending at the end fails, but each has the time of one HTTP request. */
  function pollUntilEnd(): Promise<TransactionReceipt | undefined> {
    const ms = Math.max(end - clock.monotonic(), rpcLimits.timeoutMs)
    return withTimeout(poll(), { clock, ms, onTimeout: () => createError(errors.HTTP_TIMEOUT), signals: [signal] })
  }

  async function poll(): Promise<TransactionReceipt | undefined> {
    const receipt = await findReceipt()
    if (!receipt) return undefined
    // Read again each time: a reorganization can move a transaction to another block.
    const isDeep = confirmations <= 1 || (await depth(receipt.blockNumber)) >= confirmations
    return isDeep ? { ...receipt, ...(replacement ? { replaced: replacement.reason } : {}) } : undefined
  }

  /** Reads the receipt of the known replacement, of the transaction itself, or else of a new replacement. */
  async function findReceipt(): Promise<TransactionReceipt | undefined> {
    const known = replacement && (await readReceiptOf(replacement.hash))
    if (known) return known
    // A reorganization can remove the replacement, and restore the transaction.
    replacement = undefined
    const own = await readReceiptOf(hash)
    if (own || wallet.host?.hasOwnIds) return own
    replacement = await findReplacement()
    return replacement && readReceiptOf(replacement.hash)
  }

  async function readReceiptOf(id: Hex): Promise<TransactionReceipt | undefined> {
    return readReceipt(await askReceipt(wallet, chainId, id, signal))
  }

  async function depth(block: bigint): Promise<bigint> {
    const head = readQuantity(await ask('eth_blockNumber'))
    if (head === undefined) throw createError(errors.RPC_BAD_RESPONSE, { details: 'eth_blockNumber: not a quantity.' })
    return head - block + 1n
  }

  function isFinal(error: AppKitError): boolean {
    return signal?.aborted === true || isAppKitError(error, 'DESTROYED', 'NOT_CONNECTED', 'NETWORK_NOT_FOUND')
  }

  function timedOut(): AppKitError {
    const reason = failure ? ` The last request failed: ${failure.details ?? failure.shortMessage}` : ''
    const summary = `${hash} has no receipt with ${confirmations} confirmations after ${timeout} ms.`
    return createError(errors.RECEIPT_TIMEOUT, { cause: failure, details: `${summary}${reason}`, summary })
  }
}

/**
 * Sends `eth_getTransactionReceipt`: to a host whose transactions have ids of its own, otherwise like {@link
 * askNetwork}.
 */
async function askReceipt(
  wallet: WalletAccess,
  chainId: number,
  hash: Hex,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const request = { method: 'eth_getTransactionReceipt', params: [hash] }
  const isOfHost = wallet.host?.hasOwnIds === true && chainId === wallet.chainId()
  if (isOfHost) return wallet.ask(request.method, request.params, { signal, ms: walletAnswerMs })
  return askNetwork(wallet, chainId, request, signal)
}
