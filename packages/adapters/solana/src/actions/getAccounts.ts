import type { WalletAccess } from '../requests/walletAccess.js'

/** Returns the accounts that the wallet shares, without a request. */
export async function getAccounts(wallet: WalletAccess): Promise<readonly { readonly pubkey: string }[]> {
  return wallet.accounts().map(({ address }) => ({ pubkey: address }))
}
