import { badResult, type CallsStatus, type Eip155Actions, readHex } from '@latchkey/common'
import { readQuantity, toQuantity } from '../network/units.js'
import { isRecord } from '../parse/isRecord.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readReceiptStatus } from '../transaction/readReceiptStatus.js'
import { readRecord } from '../wallet/readRecord.js'

/** Status names of EIP-5792 version 1. */
const olderStatus: ReadonlyMap<unknown, bigint> = new Map([
  ['PENDING', 100n],
  ['CONFIRMED', 200n],
])
/** Sends `wallet_getCallsStatus` (EIP-5792). */
export async function getCallsStatus(
  wallet: WalletAccess,
  { id, signal }: Parameters<NonNullable<Eip155Actions['getCallsStatus']>>[0],
): Promise<CallsStatus> {
  const wanted = 'the status of a bundle'
  const answer = readRecord(await wallet.ask('wallet_getCallsStatus', [id], { signal }), wanted, { isRead: true })
  const status = olderStatus.get(answer.status) ?? readQuantity(answer.status)
  if (status === undefined) throw badResult(wanted, answer, { isRead: true })
  const chainId = readQuantity(answer.chainId)
  const { receipts, atomic } = answer
  return {
    id,
    status: Number(status),
    ...(chainId === undefined ? {} : { chainId: toQuantity(chainId) }),
    ...(typeof atomic === 'boolean' ? { atomic } : {}),
    ...(Array.isArray(receipts) ? { receipts: receipts.flatMap(readReceipt) } : {}),
  }
}

function readReceipt(value: unknown): NonNullable<CallsStatus['receipts']> {
  if (!isRecord(value)) return []
  const transactionHash = readHex(value.transactionHash)
  if (transactionHash?.length !== 66) return []
  const status = readReceiptStatus(value.status)
  const blockNumber = readQuantity(value.blockNumber)
  return [
    {
      transactionHash,
      ...(status === undefined ? {} : { status: toQuantity(status) }),
      ...(blockNumber === undefined ? {} : { blockNumber: toQuantity(blockNumber) }),
    },
  ]
}
