import { type Bip122Actions, type BitcoinAddress, silentAnswerMs } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readState } from '../wallet/walletState.js'

/**
 * Returns the shared addresses of the connected account with their purposes. Sends a request to a remote wallet, but
 * not to an installed one.
 */
export async function getAccountAddresses(
  wallet: WalletAccess,
  { signal }: Parameters<NonNullable<Bip122Actions['getAccountAddresses']>>[0] = {},
): Promise<readonly BitcoinAddress[]> {
  const { askAddresses } = wallet.driver
  const response = askAddresses
    ? await wallet.ask(() => askAddresses(wallet.chain(), signal), { signal })
    : await wallet.ask((driver) => driver.read(), { signal, ms: silentAnswerMs })
  const now = response && readState(response, { requested: wallet.chain(), others: [] })
  return now?.chain === wallet.chain() ? now.addresses : wallet.addresses()
}
