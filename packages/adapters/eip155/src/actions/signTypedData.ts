import {
  AppKitError,
  type Eip155Actions,
  eip712DomainFields,
  type Hex,
  stringifyJson,
  type TypedData,
} from '@latchkey/common'
import { askForSignature } from '../askForSignature.js'
import { assertChain } from '../assertUnchanged.js'
import { safeParseChainId } from '../chainId.js'
import { isRecord } from '../isRecord.js'
import { toPlainJson } from '../plainJson.js'
import type { WalletAccess } from '../walletAccess.js'

/** `eth_signTypedData_v4`, or `_v3`, which knows no arrays and no recursive types. */
export async function signTypedData(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['signTypedData']>>[0],
  method: 'eth_signTypedData_v4' | 'eth_signTypedData_v3',
): Promise<Hex> {
  const { address, signal } = parameters
  const typedData = parameters.typedData ?? parameters
  const account = wallet.account(address)
  const data = toJsonData(typedData)
  // A signature for another chain than the one that is shown could be replayed there.
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
  return new AppKitError('INVALID_PARAMS', { details: `This is no EIP-712 typed data: ${problem}.` })
}
