import {
  assertSupportedFields,
  badResult,
  type Call,
  type Eip155Actions,
  invalidParams,
  readField,
  readResult,
  toPlainAnswer,
  toPlainJson,
  writeEvmAmount,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { toQuantity } from '../network/units.js'
import { isByteHex } from '../parse/hex.js'
import { isRecord } from '../parse/isRecord.js'
import { assertAccount, assertChain } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'

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

function parseBundle(answer: unknown): Awaited<ReturnType<SendCalls>> {
  // A bare number could be anything, such as a status.
  const id = typeof answer === 'number' ? undefined : readResult(answer, ['id'], readId)
  if (!id) throw badResult('a bundle id', answer)
  const capabilities = readCapabilities(answer) ?? readCapabilities(readField(answer, 'result'))
  return { id, ...(capabilities ? { capabilities } : {}) }
}

function readId(value: unknown): string | undefined {
  const id = typeof value === 'bigint' || Number.isSafeInteger(value) ? `${value}` : value
  return typeof id === 'string' && id !== '' && id.length <= 8_194 ? id : undefined
}

/** Unreadable capabilities must not hide the id of the bundle. */
function readCapabilities(answer: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const capabilities = toPlainAnswer(readField(answer, 'capabilities'))
    return isRecord(capabilities) ? capabilities : undefined
  } catch {
    return undefined
  }
}
