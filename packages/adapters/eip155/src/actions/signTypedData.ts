import {
  type Eip155Actions,
  type Hex,
  invalidParams,
  readTypedData,
  safeParseChainId,
  stringifyJson,
  toPlainJson,
} from '@latchkey/common'
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
  const data = readTypedData(typedData)
  // The wallet may show its active chain, while the signature is valid on the chain in the domain.
  if (data.domain.chainId !== undefined) await assertChain(wallet, readChainId(data.domain.chainId), signal)
  return askForSignature(wallet, { account, isNamed: address !== undefined, signal }, method, [
    account,
    stringifyJson(data),
  ])
}

function readChainId(value: unknown): number {
  const chainId = safeParseChainId(value)
  if (!chainId.ok) throw invalidParams('typedData.domain.chainId', `is ${chainId.reason}`)
  return chainId.value
}

/**
 * Sends `eth_signTypedData` with a list of values: version 1, which predates the final EIP-712. Its parameters are in
 * reverse order.
 */
export async function signTypedDataV1(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['signTypedDataV1']>>[0],
): Promise<Hex> {
  const { items, address, signal } = parameters
  if (!Array.isArray(items) || items.length === 0)
    throw invalidParams('items', 'must be a list with at least one entry')
  const account = wallet.account(address)
  const actor = { account, isNamed: address !== undefined, signal }
  return askForSignature(wallet, actor, 'eth_signTypedData', [toPlainJson(items, 'items', 'decimal'), account])
}
