import type { Eip155Actions } from '@latchkey/common'
import { toPlainJson } from '../plainJson.js'
import { copyOf } from '../readRecord.js'
import type { WalletAccess } from '../walletAccess.js'

/** `wallet_revokePermissions` for permissions granted by `wallet_grantPermissions`. */
export async function revokePermissions(
  wallet: WalletAccess,
  { permissions, signal }: Parameters<NonNullable<Eip155Actions['revokePermissions']>>[0],
): Promise<unknown> {
  const params = [toPlainJson(permissions, 'permissions')]
  return copyOf(await wallet.ask('wallet_revokePermissions', params, { signal }), 'a confirmation')
}
