import type { Eip155Actions, WalletPermission } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readPermissions } from '../wallet/readPermissions.js'

/** Sends `wallet_getPermissions` (EIP-2255). */
export async function getPermissions(
  wallet: WalletAccess,
  { signal }: Parameters<NonNullable<Eip155Actions['getPermissions']>>[0] = {},
): Promise<readonly WalletPermission[]> {
  return readPermissions(await wallet.ask('wallet_getPermissions', undefined, { signal }), { isRead: true })
}
