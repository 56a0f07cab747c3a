import { type Eip155Actions, type Hex, invalidParams, toPlainJson } from '@latchkey/common'
import { askForSignature } from '../requests/askForSignature.js'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Sends `eth_signTypedData` with a list of values: version 1, which predates the final EIP-712. Its parameters are in reverse order. */
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
