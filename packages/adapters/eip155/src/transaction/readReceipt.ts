import { type AppKitError, createError, errors, type Hex, readHex, type TransactionReceipt } from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import { readQuantity } from '../network/units.js'
import { isRecord } from '../parse/isRecord.js'

/** Maximum number of logs that are read. No block has more. */
const mostLogs = 10_000

/**
 * Parses the response to `eth_getTransactionReceipt`. Returns `undefined` while there is no receipt. A receipt has a
 * hash and a block number. Other fields are normalized, or `undefined` if they are missing or malformed, because many
 * networks use receipts of their own format. Throws `RPC_BAD_RESPONSE` for any other response.
 */
export function readReceipt(response: unknown): TransactionReceipt | undefined {
  if (response === null) return undefined
  if (!isRecord(response)) throw unreadable('it is no object')
  // Some nodes return the receipt of a pending transaction, without its block.
  if (response.blockNumber === null || response.blockHash === null) return undefined
  const transactionHash = readHash(response.transactionHash)
  if (!transactionHash) throw unreadable('transactionHash')
  const blockNumber = readQuantity(response.blockNumber)
  if (blockNumber === undefined) throw unreadable('blockNumber')
  return {
    transactionHash,
    status: readStatus(response.status),
    blockHash: readHash(response.blockHash),
    blockNumber,
    from: readAddress(response.from),
    to: readAddress(response.to),
    contractAddress: readAddress(response.contractAddress),
    gasUsed: readQuantity(response.gasUsed),
    effectiveGasPrice: readQuantity(response.effectiveGasPrice),
    logs: Array.isArray(response.logs) ? response.logs.slice(0, mostLogs).filter(isRecord).map(readLog) : [],
  }
}

function readLog(log: Readonly<Record<string, unknown>>): TransactionReceipt['logs'][number] {
  const logIndex = readQuantity(log.logIndex)
  return {
    address: readAddress(log.address),
    topics: readTopics(log.topics),
    // Some nodes omit empty data.
    data: log.data === null || log.data === undefined || log.data === '' ? '0x' : readHex(log.data),
    logIndex: logIndex === undefined ? undefined : Number(logIndex),
  }
}

/** Reads up to four topics. Some nodes fill the list with `null`. */
function readTopics(value: unknown): readonly Hex[] {
  if (!Array.isArray(value)) return []
  const topics = value.slice(0, value.findLastIndex((topic) => topic !== null) + 1).map(readHash)
  return topics.length <= 4 && topics.every((topic) => topic !== undefined) ? topics : []
}

function readStatus(value: unknown): TransactionReceipt['status'] {
  const status = readReceiptStatus(value)
  if (status === undefined || status > 1n) return undefined
  return status === 1n ? 'success' : 'reverted'
}

function readHash(value: unknown): Hex | undefined {
  const hash = readHex(value)
  return hash?.length === 66 ? hash : undefined
}

function readAddress(value: unknown): string | undefined {
  const parsed = safeParseAddress(value)
  return parsed.ok ? parsed.value : undefined
}

function unreadable(place: string): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, { details: `eth_getTransactionReceipt: ${place} cannot be read.` })
}

/** Names that wallets and nodes use for the status of a receipt. */
const names: ReadonlyMap<unknown, bigint> = new Map<unknown, bigint>([
  ['success', 1n],
  [true, 1n],
  ['reverted', 0n],
  ['failure', 0n],
  [false, 0n],
])

/**
 * Reads the status of a receipt: 1 for success and 0 for a revert (EIP-658). `undefined` if it is missing or malformed.
 */
export function readReceiptStatus(value: unknown): bigint | undefined {
  return names.get(value) ?? readQuantity(value)
}
