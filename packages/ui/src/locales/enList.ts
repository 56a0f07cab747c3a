/** What a list of wallets that are not on the page says in English. */
export const enList = {
  groupPhone: 'Phone or another device',
  tagQr: 'QR code',
  allWallets: 'All wallets',
  noWalletYet: 'I don’t have a wallet',
  titleConnectWallets: 'Connect a wallet',
} as const
