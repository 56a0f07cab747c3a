import {
  AppKitError,
  type Eip155Actions,
  invalidParams,
  pause,
  rpcLimits,
  type TransactionReceipt,
} from '@latchkey/common'
import { askNetwork } from '../askNetwork.js'
import { isByteHex } from '../hex.js'
import { readReceipt } from '../readReceipt.js'
import { safeParseQuantity } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

const firstPauseMs = 250
const usualTimeoutMs = 180_000

/** Asks for the receipt until the transaction is in a block, at first often, later every 4 s. */
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
    // Read again each time: a reorganisation of the chain can move a transaction to another block.
    if (receipt && (confirmations <= 1 || (await depth(receipt.blockNumber)) >= confirmations)) return receipt
    if (clock.monotonic() + wait > end)
      throw new AppKitError('RECEIPT_TIMEOUT', {
        details: `${hash} has no receipt with ${confirmations} confirmations after ${timeout} ms.`,
      })
    await Promise.race([pause(clock, wait, signal), pause(clock, wait, wallet.context.lifetime)])
  }

  async function depth(block: bigint): Promise<bigint> {
    const head = safeParseQuantity(await ask('eth_blockNumber'))
    if (!head.ok) throw new AppKitError('RPC_BAD_RESPONSE', { details: `eth_blockNumber: ${head.reason}.` })
    return head.value - block + 1n
  }
}
