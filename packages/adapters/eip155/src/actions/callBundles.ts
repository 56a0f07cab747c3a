import {
  assertSupportedFields,
  badResult,
  type Call,
  type CallsStatus,
  type Capabilities,
  type Eip155Actions,
  invalidParams,
  isByteHex,
  readField,
  readHex,
  readResult,
  toPlainAnswer,
  toPlainJson,
  writeEvmAmount,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { readQuantity, toQuantity } from '../network/units.js'
import { isRecord } from '../parse/isRecord.js'
import { askCapabilities } from '../requests/askCapabilities.js'
import { assertAccount, assertChain } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readReceiptStatus } from '../transaction/readReceipt.js'
import { readRecord } from '../wallet/readRecord.js'

/** Sends `wallet_getCapabilities` (EIP-5792). */
export async function getCapabilities(
  wallet: WalletAccess,
  { chainIds, address, signal }: Parameters<NonNullable<Eip155Actions['getCapabilities']>>[0] = {},
): Promise<Capabilities> {
  return askCapabilities(wallet, wallet.account(address), chainIds, { signal }, readCapabilities)
}

type SendCalls = NonNullable<Eip155Actions['sendCalls']>

/** Sends `wallet_sendCalls` (EIP-5792, version 2.0.0). Also accepts the result of version 1, a bare id. */
export async function sendCalls(wallet: WalletAccess, parameters: Parameters<SendCalls>[0]): ReturnType<SendCalls> {
  const { calls, atomicRequired = false, capabilities, address, signal } = parameters
  const from = wallet.account(address)
  const chainId = parameters.chainId ?? wallet.chainId()
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('calls', 'must be a list with at least one call')
  assertSupportedFields(parameters)
  const bundle = {
    version: '2.0.0',
    from,
    chainId: toQuantity(chainId),
    atomicRequired,
    calls: calls.map((call, index) => toRpcCall(call, index, chainId)),
    ...(capabilities ? { capabilities: toPlainJson(capabilities, 'capabilities') } : {}),
  }
  await assertAccount(wallet, { account: from, isNamed: address !== undefined, signal })
  await assertChain(wallet, chainId, signal)
  return parseBundle(await wallet.ask('wallet_sendCalls', [bundle], { signal }))
}

function toRpcCall(call: Call, index: number, chainId: number): object {
  assertSupportedFields(call, `calls[${index}].`)
  const { to, data, value } = call
  if (data !== undefined && !isByteHex(data)) throw invalidParams(`calls[${index}].data`, 'must be whole bytes in hex')
  return {
    ...(to === undefined ? {} : { to: parseAddress(to, `calls[${index}].to`, chainId) }),
    ...(data === undefined ? {} : { data }),
    ...(value === undefined ? {} : { value: writeEvmAmount(value, `calls[${index}].value`) }),
  }
}

function parseBundle(response: unknown): Awaited<ReturnType<SendCalls>> {
  // A bare number could be anything, such as a status.
  const id = typeof response === 'number' ? undefined : readResult(response, ['id'], readId)
  if (!id) throw badResult('a bundle id', response)
  const capabilities = readBundleCapabilities(response) ?? readBundleCapabilities(readField(response, 'result'))
  return { id, ...(capabilities ? { capabilities } : {}) }
}

function readId(value: unknown): string | undefined {
  const id = typeof value === 'bigint' || Number.isSafeInteger(value) ? `${value}` : value
  return typeof id === 'string' && id !== '' && id.length <= 8_194 ? id : undefined
}

/** Unreadable capabilities must not hide the id of the bundle. */
function readBundleCapabilities(response: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const capabilities = toPlainAnswer(readField(response, 'capabilities'))
    return isRecord(capabilities) ? capabilities : undefined
  } catch {
    return undefined
  }
}

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
  const expected = 'the status of a bundle'
  const response = readRecord(await wallet.ask('wallet_getCallsStatus', [id], { signal }), expected, { isRead: true })
  const status = olderStatus.get(response.status) ?? readQuantity(response.status)
  if (status === undefined) throw badResult(expected, response, { isRead: true })
  const chainId = readQuantity(response.chainId)
  const { receipts, atomic } = response
  return {
    id,
    status: Number(status),
    ...(chainId === undefined ? {} : { chainId: toQuantity(chainId) }),
    ...(typeof atomic === 'boolean' ? { atomic } : {}),
    ...(Array.isArray(receipts) ? { receipts: receipts.flatMap(readReceipt) } : {}),
  }
}

/** Returns the capabilities as a fresh object, without malformed ones. Throws `WALLET_BAD_RESULT`. */
function readCapabilities(response: unknown): Capabilities {
  const chains = Object.entries(readRecord(response, 'capabilities', { isRead: true }))
  return Object.fromEntries(
    chains.flatMap(([chainId, capabilities]) => (isRecord(capabilities) ? [[chainId, capabilities] as const] : [])),
  )
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
