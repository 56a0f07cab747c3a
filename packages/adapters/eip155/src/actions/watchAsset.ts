import { badResult, type Eip155Actions, toPlainJson } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { assertUnchanged } from '../requests/assertUnchanged.js'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Sends `wallet_watchAsset` (EIP-747), whose parameters are an object instead of a list. */
export async function watchAsset(
  wallet: WalletAccess,
  { type, options, signal }: Parameters<NonNullable<Eip155Actions['watchAsset']>>[0],
): Promise<boolean> {
  const address = parseAddress(options.address, 'options.address', wallet.chainId())
  const params = { type, options: toPlainJson({ ...options, address }, 'options') }
  await assertUnchanged(wallet, signal)
  const answer = await wallet.ask('wallet_watchAsset', params, { signal })
  if (typeof answer !== 'boolean') throw badResult('a yes or no', answer)
  return answer
}
