import { type Eip155Actions, invalidParams, toPlainJson, type WalletPermission } from '@latchkey/common'
import { isRecord } from '../parse/isRecord.js'
import { assertUnchanged } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readPermissions } from '../wallet/readPermissions.js'

/** Sends `wallet_requestPermissions` (EIP-2255). */
export async function requestPermissions(
  wallet: WalletAccess,
  { permissions, signal }: Parameters<NonNullable<Eip155Actions['requestPermissions']>>[0],
): Promise<readonly WalletPermission[]> {
  const wanted = toPlainJson(permissions, 'permissions')
  if (!isRecord(wanted) || Object.keys(wanted).length === 0)
    throw invalidParams('permissions', 'must be an object with at least one method')
  const bad = Object.entries(wanted).find(([, caveats]) => !isRecord(caveats))
  if (bad) throw invalidParams(`permissions.${bad[0]}`, 'must be an object')
  await assertUnchanged(wallet, signal)
  return readPermissions(await wallet.ask('wallet_requestPermissions', [wanted], { signal }))
}
