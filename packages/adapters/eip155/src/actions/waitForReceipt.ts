import { pollForReceipt } from '@latchkey/adapter-kit'
import {
  createError,
  type Eip155Actions,
  errors,
  type Hex,
  invalidParams,
  isByteHex,
  type TransactionReceipt,
} from '@latchkey/common'
import { readQuantity } from '../network/units.js'
import { askNetwork, walletAnswerMs } from '../requests/askNetwork.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { type Ask, createReplacementWatch, type Replacement } from '../transaction/createReplacementWatch.js'
import { readReceipt } from '../transaction/readReceipt.js'

/** Polls for the receipt until the transaction is in a block. */
export async function waitForReceipt(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['waitForReceipt']>>[0],
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeout, chainId = wallet.chainId(), signal } = parameters
  if (!isByteHex(hash, 32)) throw invalidParams('hash', 'must be 32 bytes in hex')
  if (!Number.isInteger(confirmations)) throw invalidParams('confirmations', 'must be a whole number')
  const findReplacement = createReplacementWatch(hash)
  let replacement: Replacement | undefined
  return pollForReceipt(poll, {
    clock: wallet.context.ports.clock,
    lifetime: wallet.context.lifetime,
    signal,
    timeout,
    describeMissing: (ms) => `${hash} has no receipt with ${confirmations} confirmations after ${ms} ms.`,
  })

  async function poll(signal: AbortSignal): Promise<TransactionReceipt | undefined> {
    const ask: Ask = (method, ...params) => askNetwork(wallet, chainId, { method, params }, signal)
    const receipt = await findReceipt(ask, signal)
    if (!receipt) return undefined
    // Read again each time: a reorganization can move a transaction to another block.
    const isDeep = confirmations <= 1 || (await depth(ask, receipt.blockNumber)) >= confirmations
    return isDeep ? { ...receipt, ...(replacement ? { replaced: replacement.reason } : {}) } : undefined
  }

  /** Reads the receipt of the known replacement, of the transaction itself, or else of a new replacement. */
  async function findReceipt(ask: Ask, signal: AbortSignal): Promise<TransactionReceipt | undefined> {
    const known = replacement && (await readReceiptOf(replacement.hash, signal))
    if (known) return known
    // A reorganization can remove the replacement, and restore the transaction.
    replacement = undefined
    const own = await readReceiptOf(hash, signal)
    if (own || wallet.host?.hasOwnIds) return own
    replacement = await findReplacement(ask)
    return replacement && readReceiptOf(replacement.hash, signal)
  }

  async function readReceiptOf(id: Hex, signal: AbortSignal): Promise<TransactionReceipt | undefined> {
    return readReceipt(await askReceipt(wallet, chainId, id, signal))
  }

  async function depth(ask: Ask, block: bigint): Promise<bigint> {
    const head = readQuantity(await ask('eth_blockNumber'))
    if (head === undefined) throw createError(errors.RPC_BAD_RESPONSE, { details: 'eth_blockNumber: not a quantity.' })
    return head - block + 1n
  }
}

/**
 * Sends `eth_getTransactionReceipt`: to a host whose transactions have ids of its own, otherwise like {@link
 * askNetwork}.
 */
async function askReceipt(wallet: WalletAccess, chainId: number, hash: Hex, signal: AbortSignal): Promise<unknown> {
  const request = { method: 'eth_getTransactionReceipt', params: [hash] }
  const isOfHost = wallet.host?.hasOwnIds === true && chainId === wallet.chainId()
  if (isOfHost) return wallet.ask(request.method, request.params, { signal, ms: walletAnswerMs })
  return askNetwork(wallet, chainId, request, signal)
}
