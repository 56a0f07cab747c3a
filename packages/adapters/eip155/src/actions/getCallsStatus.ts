import { badResult, type CallsStatus, type Eip155Actions } from '@latchkey/common'
import { safeParseQuantity, toQuantity } from '../network/units.js'
import { isByteHex } from '../parse/hex.js'
import { isRecord } from '../parse/isRecord.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readRecord } from '../wallet/readRecord.js'

/** Status names of EIP-5792 version 1. */
const olderStatus: Readonly<Record<string, number>> = { PENDING: 100, CONFIRMED: 200 }

/** Sends `wallet_getCallsStatus` (EIP-5792). */
export async function getCallsStatus(
  wallet: WalletAccess,
  { id, signal }: Parameters<NonNullable<Eip155Actions['getCallsStatus']>>[0],
): Promise<CallsStatus> {
  const wanted = 'the status of a bundle'
  const answer = readRecord(await wallet.ask('wallet_getCallsStatus', [id], { signal }), wanted, { isRead: true })
  const status = typeof answer.status === 'string' ? olderStatus[answer.status] : answer.status
  if (typeof status !== 'number' || !Number.isInteger(status)) throw badResult(wanted, answer, { isRead: true })
  const chainId = safeParseQuantity(answer.chainId)
  const { receipts, atomic } = answer
  return {
    id,
    status,
    ...(chainId.ok ? { chainId: toQuantity(chainId.value) } : {}),
    ...(typeof atomic === 'boolean' ? { atomic } : {}),
    ...(Array.isArray(receipts) ? { receipts: receipts.flatMap(readReceipt) } : {}),
  }
}

function readReceipt(value: unknown): NonNullable<CallsStatus['receipts']> {
  if (!isRecord(value)) return []
  const { transactionHash } = value
  const status = safeParseQuantity(value.status)
  const blockNumber = safeParseQuantity(value.blockNumber)
  if (!isByteHex(transactionHash, 32) || !status.ok || !blockNumber.ok) return []
  return [{ transactionHash, status: toQuantity(status.value), blockNumber: toQuantity(blockNumber.value) }]
}
