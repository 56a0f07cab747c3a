import { badResult, type Eip155Actions, invalidParams, toPlainJson } from '@latchkey/common'
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
  const answer = await wallet.ask('wallet_grantPermissions', params, { signal })
  const granted = copyOf(answer, 'permissions')
  // An entry without readable fields would hide a permission that the visitor granted.
  const isUnreadable =
    granted === undefined || granted === null || (Array.isArray(granted) && granted.includes(undefined))
  if (isUnreadable) throw badResult('permissions', answer)
  return granted
}
