import type { Eip155Actions } from '@latchkey/common'
import { toQuantity } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readRecord } from '../wallet/readRecord.js'

/** Sends `wallet_getAssets` (ERC-7811). */
export async function getAssets(
  wallet: WalletAccess,
  { chainIds, address, signal }: NonNullable<Parameters<NonNullable<Eip155Actions['getAssets']>>[0]> = {},
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const query = { account: wallet.account(address), ...(chainIds ? { chainFilter: chainIds.map(toQuantity) } : {}) }
  const answer = readRecord(await wallet.ask('wallet_getAssets', [query], { signal }), 'assets', { isRead: true })
  return Object.fromEntries(
    Object.entries(answer).flatMap(([chainId, assets]) => (Array.isArray(assets) ? [[chainId, assets] as const] : [])),
  )
}
