import { badResult, type Eip155Actions, readResult, toPlainJson } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { toQuantity } from '../network/units.js'
import { assertUnchanged } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readRecord } from '../wallet/readRecord.js'

/** Sends `wallet_getAssets` (ERC-7811). */
export async function getAssets(
  wallet: WalletAccess,
  { chainIds, address, signal }: NonNullable<Parameters<NonNullable<Eip155Actions['getAssets']>>[0]> = {},
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const query = { account: wallet.account(address), ...(chainIds ? { chainFilter: chainIds.map(toQuantity) } : {}) }
  const response = readRecord(await wallet.ask('wallet_getAssets', [query], { signal }), 'assets', { isRead: true })
  return Object.fromEntries(
    Object.entries(response).flatMap(([chainId, assets]) =>
      Array.isArray(assets) ? [[chainId, assets] as const] : [],
    ),
  )
}

/** Sends `wallet_watchAsset` (EIP-747), whose parameters are an object instead of a list. */
export async function watchAsset(
  wallet: WalletAccess,
  { type, options, signal }: Parameters<NonNullable<Eip155Actions['watchAsset']>>[0],
): Promise<boolean> {
  const address = parseAddress(options.address, 'options.address', wallet.chainId())
  const params = { type, options: toPlainJson({ ...options, address }, 'options') }
  await assertUnchanged(wallet, signal)
  const response = await wallet.ask('wallet_watchAsset', params, { signal })
  // Some wallets return nothing, and report a rejection as an error.
  if (response === null || response === undefined) return true
  const isAdded = readResult(response, ['success'], readBoolean)
  if (isAdded === undefined) throw badResult('a yes or no', response)
  return isAdded
}

function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  return value === 'true' ? true : value === 'false' ? false : undefined
}
