import { AppKitError, type Eip155Actions, type Hex, type TypedData } from '@latchkey/common'
import { askForSignature } from '../askForSignature.js'
import { isRecord } from '../isRecord.js'
import { toPlainJson } from '../plainJson.js'
import type { WalletAccess } from '../walletAccess.js'

/** The fields a domain may have (EIP-712), in the order they are hashed. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** `eth_signTypedData_v4`, or `_v3`, which knows no arrays and no recursive types. */
export async function signTypedData(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['signTypedData']>>[0],
  method: 'eth_signTypedData_v4' | 'eth_signTypedData_v3',
): Promise<Hex> {
  const { typedData, address, signal } = parameters
  const account = wallet.account(address)
  return askForSignature(wallet, { account, isNamed: address !== undefined, signal }, method, [
    account,
    serialize(typedData),
  ])
}

function serialize(typedData: TypedData): string {
  const copy = toPlainJson(typedData, 'typedData', 'decimal')
  if (!isRecord(copy)) throw invalidData('it must be an object')
  const { domain, types, primaryType, message } = copy
  if (!isRecord(domain) || !isRecord(types) || !isRecord(message))
    throw invalidData('domain, types and message must be objects')
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw invalidData('primaryType must be one of its types')
  const EIP712Domain = types.EIP712Domain ?? domainFields.filter(({ name }) => Object.hasOwn(domain, name))
  return JSON.stringify({ domain, types: { EIP712Domain, ...types }, primaryType, message })
}

function invalidData(problem: string): AppKitError {
  return new AppKitError('INVALID_PARAMS', { details: `This is no EIP-712 typed data: ${problem}.` })
}
