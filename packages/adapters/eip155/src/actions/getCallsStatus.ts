import { badResult, type CallsStatus, type Eip155Actions, readHex } from '@latchkey/common'
import { safeParseQuantity, toQuantity } from '../network/units.js'
import { isRecord } from '../parse/isRecord.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readRecord } from '../wallet/readRecord.js'

/** Status names of EIP-5792 version 1. */
const olderStatus: ReadonlyMap<unknown, bigint> = new Map([
  ['PENDING', 100n],
  ['CONFIRMED', 200n],
])
/** Names that wallets use for the status of a receipt. */
const receiptStatus: ReadonlyMap<unknown, bigint> = new Map<unknown, bigint>([
  ['success', 1n],
  [true, 1n],
  ['reverted', 0n],
  ['failure', 0n],
  [false, 0n],
])

/** Sends `wallet_getCallsStatus` (EIP-5792). */
export async function getCallsStatus(
  wallet: WalletAccess,
  { id, signal }: Parameters<NonNullable<Eip155Actions['getCallsStatus']>>[0],
): Promise<CallsStatus> {
  const wanted = 'the status of a bundle'
  const answer = readRecord(await wallet.ask('wallet_getCallsStatus', [id], { signal }), wanted, { isRead: true })
  const status = olderStatus.get(answer.status) ?? readInteger(answer.status)
  if (status === undefined) throw badResult(wanted, answer, { isRead: true })
  const chainId = readInteger(answer.chainId)
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
  const status = receiptStatus.get(value.status) ?? readInteger(value.status)
  const blockNumber = readInteger(value.blockNumber)
  return [
    {
      transactionHash,
      ...(status === undefined ? {} : { status: toQuantity(status) }),
      ...(blockNumber === undefined ? {} : { blockNumber: toQuantity(blockNumber) }),
    },
  ]
}

/** Reads a quantity that may also be a number or decimal text. */
function readInteger(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return BigInt(value)
  const quantity = safeParseQuantity(value)
  return quantity.ok ? quantity.value : undefined
}
