import type { Eip155Actions, WalletPermission } from '@latchkey/common'
import { readPermissions } from '../readPermissions.js'
import type { WalletAccess } from '../walletAccess.js'

/** `wallet_getPermissions` (EIP-2255). */
export async function getPermissions(
  wallet: WalletAccess,
  { signal }: Parameters<NonNullable<Eip155Actions['getPermissions']>>[0] = {},
): Promise<readonly WalletPermission[]> {
  return readPermissions(await wallet.ask('wallet_getPermissions', undefined, { signal }))
}
