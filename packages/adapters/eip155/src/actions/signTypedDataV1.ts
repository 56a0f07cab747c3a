import { type Eip155Actions, type Hex, invalidParams } from '@latchkey/common'
import { askForSignature } from '../askForSignature.js'
import { toPlainJson } from '../plainJson.js'
import type { WalletAccess } from '../walletAccess.js'

/** `eth_signTypedData`, the list form from before EIP-712 was final. Its parameters come in the other order. */
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
