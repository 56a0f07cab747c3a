import {
  badResult,
  type Eip155Actions,
  invalidParams,
  readPermissions,
  toPlainJson,
  type WalletPermission,
  writePermissionRequest,
} from '@latchkey/common'
import { assertUnchanged } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { copyOf } from '../wallet/readRecord.js'

/** Sends `wallet_getPermissions` (EIP-2255). */
export async function getPermissions(
  wallet: WalletAccess,
  { signal }: Parameters<NonNullable<Eip155Actions['getPermissions']>>[0] = {},
): Promise<readonly WalletPermission[]> {
  return readPermissions(await wallet.ask('wallet_getPermissions', undefined, { signal }), { isRead: true })
}

/** Sends `wallet_requestPermissions` (EIP-2255). */
export async function requestPermissions(
  wallet: WalletAccess,
  { permissions, signal }: Parameters<NonNullable<Eip155Actions['requestPermissions']>>[0],
): Promise<readonly WalletPermission[]> {
  const requested = writePermissionRequest(permissions)
  await assertUnchanged(wallet, signal)
  return readPermissions(await wallet.ask('wallet_requestPermissions', [requested], { signal }))
}

/** Sends `wallet_grantPermissions` (ERC-7715). */
export async function grantPermissions(
  wallet: WalletAccess,
  { permissions, signal }: Parameters<NonNullable<Eip155Actions['grantPermissions']>>[0],
): Promise<unknown> {
  const params = toPlainJson(permissions, 'permissions')
  if (!Array.isArray(params) || params.length === 0)
    throw invalidParams('permissions', 'must be a list with at least one entry')
  await assertUnchanged(wallet, signal)
  const response = await wallet.ask('wallet_grantPermissions', params, { signal })
  const granted = copyOf(response, 'permissions')
  // An entry without readable fields would hide a permission that the visitor granted.
  const isUnreadable =
    granted === undefined || granted === null || (Array.isArray(granted) && granted.includes(undefined))
  if (isUnreadable) throw badResult('permissions', response)
  return granted
}

/** Sends `wallet_revokePermissions` for permissions that `wallet_grantPermissions` granted. */
export async function revokePermissions(
  wallet: WalletAccess,
  { permissions, signal }: Parameters<NonNullable<Eip155Actions['revokePermissions']>>[0],
): Promise<unknown> {
  const params = [toPlainJson(permissions, 'permissions')]
  await assertUnchanged(wallet, signal)
  return copyOf(await wallet.ask('wallet_revokePermissions', params, { signal }), 'a confirmation')
}
