import {
  createError,
  type Eip155Actions,
  errors,
  invalidParams,
  pause,
  rpcLimits,
  type TransactionReceipt,
} from '@latchkey/common'
import { safeParseQuantity } from '../network/units.js'
import { isByteHex } from '../parse/hex.js'
import { askNetwork } from '../requests/askNetwork.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readReceipt } from '../transaction/readReceipt.js'

const firstPauseMs = 250
const usualTimeoutMs = 180_000

/** Polls for the receipt until the transaction is in a block, first frequently, later every 4 s. */
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
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, rpcLimits.pollingMs)) {
    const receipt = readReceipt(await ask('eth_getTransactionReceipt', hash))
    // Read again each time: a reorganization can move a transaction to another block.
    if (receipt && (confirmations <= 1 || (await depth(receipt.blockNumber)) >= confirmations)) return receipt
    if (clock.monotonic() + wait > end)
      throw createError(errors.RECEIPT_TIMEOUT, {
        details: `${hash} has no receipt with ${confirmations} confirmations after ${timeout} ms.`,
      })
    await Promise.race([pause(clock, wait, signal), pause(clock, wait, wallet.context.lifetime)])
  }

  async function depth(block: bigint): Promise<bigint> {
    const head = safeParseQuantity(await ask('eth_blockNumber'))
    if (!head.ok) throw createError(errors.RPC_BAD_RESPONSE, { details: `eth_blockNumber: ${head.reason}.` })
    return head.value - block + 1n
  }
}
