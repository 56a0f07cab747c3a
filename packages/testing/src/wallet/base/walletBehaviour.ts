/** How the wallet handles a request that needs the user: `ask` waits for an approval window or for the script. */
export type WalletBehaviour = 'approve' | 'reject' | 'ask'
