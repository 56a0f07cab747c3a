import type { Capabilities, Eip155Actions } from '@latchkey/common'
import { toQuantity } from '../network/units.js'
import { askCapabilities } from '../requests/askCapabilities.js'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Sends `wallet_getCapabilities` (EIP-5792). */
export async function getCapabilities(
  wallet: WalletAccess,
  { chainIds, address, signal }: Parameters<NonNullable<Eip155Actions['getCapabilities']>>[0] = {},
): Promise<Capabilities> {
  const account = wallet.account(address)
  return askCapabilities(wallet, chainIds ? [account, chainIds.map(toQuantity)] : [account], { signal })
}
