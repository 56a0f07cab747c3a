import type { WalletAccess } from '../requests/walletAccess.js'

/** Returns the accounts that the wallet shares, without a request. */
export async function getAccounts(wallet: WalletAccess): Promise<readonly { readonly pubkey: string }[]> {
  return wallet.accounts().map(({ address }) => ({ pubkey: address }))
}

/** Requests the accounts that the wallet shares. The wallet may ask the visitor to select them. */
export async function requestAccounts(
  wallet: WalletAccess,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<readonly { readonly pubkey: string }[]> {
  return (await wallet.askAccounts(signal)).map(({ address }) => ({ pubkey: address }))
}
