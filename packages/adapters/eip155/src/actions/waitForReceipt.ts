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
import { createReplacementWatch, type Replacement } from '../transaction/createReplacementWatch.js'
import { readReceipt } from '../transaction/readReceipt.js'

/** Polls for the receipt until the transaction is in a block. */
export async function waitForReceipt(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['waitForReceipt']>>[0],
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeout, chainId = wallet.chainId(), signal } = parameters
  if (!isByteHex(hash, 32)) throw invalidParams('hash', 'must be 32 bytes in hex')
  if (!Number.isInteger(confirmations)) throw invalidParams('confirmations', 'must be a whole number')
  const ask = (method: string, ...params: readonly unknown[]) => askNetwork(wallet, chainId, { method, params }, signal)
  const findReplacement = createReplacementWatch(ask, hash)
  let replacement: Replacement | undefined
  return pollForReceipt(poll, {
    clock: wallet.context.ports.clock,
    lifetime: wallet.context.lifetime,
    signal,
    timeout,
    describeMissing: (ms) => `${hash} has no receipt with ${confirmations} confirmations after ${ms} ms.`,
  })

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
