import { type Eip155Actions, toPlainJson } from '@latchkey/common'
import { assertUnchanged } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { copyOf } from '../wallet/readRecord.js'

/** Sends `wallet_revokePermissions` for permissions that `wallet_grantPermissions` granted. */
export async function revokePermissions(
  wallet: WalletAccess,
  { permissions, signal }: Parameters<NonNullable<Eip155Actions['revokePermissions']>>[0],
): Promise<unknown> {
  const params = [toPlainJson(permissions, 'permissions')]
  await assertUnchanged(wallet, signal)
  return copyOf(await wallet.ask('wallet_revokePermissions', params, { signal }), 'a confirmation')
}
