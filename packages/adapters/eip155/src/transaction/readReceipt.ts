import { type AppKitError, createError, errors, type Hex, type TransactionReceipt } from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import { safeParseQuantity } from '../network/units.js'
import { isByteHex } from '../parse/hex.js'
import { isRecord } from '../parse/isRecord.js'

/** Maximum number of logs in a receipt. No block has more. */
const mostLogs = 10_000

/** Parses the response to `eth_getTransactionReceipt`; `undefined` while there is none. Throws `RPC_BAD_RESPONSE`. */
export function readReceipt(answer: unknown): TransactionReceipt | undefined {
  if (answer === null) return undefined
  if (!isRecord(answer)) throw unreadable('it is no object')
  // Some nodes return the receipt of a pending transaction, without its block.
  if (answer.blockNumber === null || answer.blockHash === null) return undefined
  const status = quantity(answer, 'status')
  const logs = answer.logs
  if (!Array.isArray(logs) || logs.length > mostLogs) throw unreadable('logs')
  return {
    transactionHash: bytes(answer, 'transactionHash', 32),
    status: status === 1n ? 'success' : 'reverted',
    blockHash: bytes(answer, 'blockHash', 32),
    blockNumber: quantity(answer, 'blockNumber'),
    from: address(answer, 'from'),
    to: optionalAddress(answer, 'to'),
    contractAddress: optionalAddress(answer, 'contractAddress'),
    gasUsed: quantity(answer, 'gasUsed'),
    effectiveGasPrice: isMissing(answer.effectiveGasPrice) ? undefined : quantity(answer, 'effectiveGasPrice'),
    logs: logs.map(readLog),
  }
}

function readLog(log: unknown): TransactionReceipt['logs'][number] {
  if (!isRecord(log)) throw unreadable('logs')
  const { topics } = log
  if (!Array.isArray(topics) || topics.length > 4 || !topics.every((topic) => isByteHex(topic, 32)))
    throw unreadable('topics')
  return {
    address: address(log, 'address'),
    topics,
    data: bytes(log, 'data'),
    logIndex: Number(quantity(log, 'logIndex')),
  }
}

type Fields = Readonly<Record<string, unknown>>

function bytes(fields: Fields, name: string, length?: number): Hex {
  const value = fields[name]
  if (!isByteHex(value, length)) throw unreadable(name)
  return value
}

function quantity(fields: Fields, name: string): bigint {
  const parsed = safeParseQuantity(fields[name])
  if (!parsed.ok) throw unreadable(name)
  return parsed.value
}

function address(fields: Fields, name: string): string {
  const parsed = safeParseAddress(fields[name])
  if (!parsed.ok) throw unreadable(name)
  return parsed.value
}

function optionalAddress(fields: Fields, name: string): string | undefined {
  return isMissing(fields[name]) ? undefined : address(fields, name)
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined
}

function unreadable(place: string): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, { details: `eth_getTransactionReceipt: ${place} cannot be read.` })
}
