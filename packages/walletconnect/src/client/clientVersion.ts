/** Version of the library, as WalletConnect's servers expect it. */
export const clientVersion = 'js-2.21.8'
