export const texts = {
  titleConnectWallets: 'Connect a wallet',
  titleConnectTo: 'Connect to {chain}',
  groupDevice: 'On this device',
  groupPhone: 'Phone or another device',
  groupApps: 'Another app or device',
  tagRecent: 'Recent',
  tagQr: 'QR code',
  noWallets: 'No wallet on this device yet',
  noWalletsHint: 'A wallet is an app or a browser extension. It takes a few minutes to set one up.',
  noWalletsFor: 'No wallet for {chain} on this device yet',
  walletsOff: 'This site offers no wallets right now',
  noWalletYet: 'I don’t have a wallet',
} as const
