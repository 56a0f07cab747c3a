import {
  type AppKitError,
  createError,
  type Eip155Actions,
  eip712DomainFields,
  errors,
  type Hex,
  stringifyJson,
  type TypedData,
} from '@latchkey/common'
import { safeParseChainId } from '../network/chainId.js'
import { isRecord } from '../parse/isRecord.js'
import { toPlainJson } from '../parse/plainJson.js'
import { askForSignature } from '../requests/askForSignature.js'
import { assertChain } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Sends `eth_signTypedData_v4`, or `_v3`, which supports neither arrays nor recursive types. */
export async function signTypedData(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['signTypedData']>>[0],
  method: 'eth_signTypedData_v4' | 'eth_signTypedData_v3',
): Promise<Hex> {
  const { address, signal } = parameters
  const typedData = parameters.typedData ?? parameters
  const account = wallet.account(address)
  const data = toJsonData(typedData)
  // The wallet may show its active chain, while the signature is valid on the chain in the domain.
  if (data.domain.chainId !== undefined) await assertChain(wallet, readChainId(data.domain.chainId), signal)
  return askForSignature(wallet, { account, isNamed: address !== undefined, signal }, method, [
    account,
    stringifyJson(data),
  ])
}

function readChainId(value: unknown): number {
  const chainId = safeParseChainId(value)
  if (!chainId.ok) throw invalidData(`domain.chainId is ${chainId.reason}`)
  return chainId.value
}

function toJsonData(typedData: TypedData) {
  const copy = toPlainJson(typedData, 'typedData', 'decimal')
  if (!isRecord(copy)) throw invalidData('it must be an object')
  const { domain, types, primaryType, message } = copy
  if (!isRecord(domain) || !isRecord(types) || !isRecord(message))
    throw invalidData('domain, types and message must be objects')
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw invalidData('primaryType must be one of its types')
  const EIP712Domain = types.EIP712Domain ?? eip712DomainFields.filter(({ name }) => Object.hasOwn(domain, name))
  return { domain, types: { EIP712Domain, ...types }, primaryType, message }
}

function invalidData(problem: string): AppKitError {
  return createError(errors.INVALID_PARAMS, { details: `This is no EIP-712 typed data: ${problem}.` })
}
