import type { Capabilities, Eip155Actions } from '@latchkey/common'
import { askCapabilities } from '../requests/askCapabilities.js'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Sends `wallet_getCapabilities` (EIP-5792). */
export async function getCapabilities(
  wallet: WalletAccess,
  { chainIds, address, signal }: Parameters<NonNullable<Eip155Actions['getCapabilities']>>[0] = {},
): Promise<Capabilities> {
  return askCapabilities(wallet, wallet.account(address), chainIds, { signal })
}
