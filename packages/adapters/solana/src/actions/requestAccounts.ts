import type { WalletAccess } from '../walletAccess.js'

/** The accounts the wallet shares; it may ask the visitor which. */
export async function requestAccounts(
  wallet: WalletAccess,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<readonly { readonly pubkey: string }[]> {
  return (await wallet.askAccounts(signal)).map(({ address }) => ({ pubkey: address }))
}
