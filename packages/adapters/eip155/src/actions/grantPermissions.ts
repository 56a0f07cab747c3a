import { type Eip155Actions, invalidParams, toPlainJson } from '@latchkey/common'
import { assertUnchanged } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { copyOf } from '../wallet/readRecord.js'

/** Sends `wallet_grantPermissions` (ERC-7715). */
export async function grantPermissions(
  wallet: WalletAccess,
  { permissions, signal }: Parameters<NonNullable<Eip155Actions['grantPermissions']>>[0],
): Promise<unknown> {
  const params = toPlainJson(permissions, 'permissions')
  if (!Array.isArray(params) || params.length === 0)
    throw invalidParams('permissions', 'must be a list with at least one entry')
  await assertUnchanged(wallet, signal)
  return copyOf(await wallet.ask('wallet_grantPermissions', params, { signal }), 'permissions')
}
