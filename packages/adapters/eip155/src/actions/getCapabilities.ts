import type { Capabilities, Eip155Actions } from '@latchkey/common'
import { askCapabilities } from '../askCapabilities.js'
import { toQuantity } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

/** `wallet_getCapabilities` (EIP-5792). */
export async function getCapabilities(
  wallet: WalletAccess,
  { chainIds, address, signal }: Parameters<NonNullable<Eip155Actions['getCapabilities']>>[0] = {},
): Promise<Capabilities> {
  const account = wallet.account(address)
  return askCapabilities(wallet, chainIds ? [account, chainIds.map(toQuantity)] : [account], { signal })
}
