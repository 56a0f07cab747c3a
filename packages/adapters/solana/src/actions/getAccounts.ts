import type { WalletAccess } from '../walletAccess.js'

/** The accounts the wallet shares, without asking anybody. */
export async function getAccounts(wallet: WalletAccess): Promise<readonly { readonly pubkey: string }[]> {
  return wallet.accounts().map(({ address }) => ({ pubkey: address }))
}
