import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('Connect', {
  title: 'Connect a wallet',
  titleWallets: 'Connect a wallet',
  titleTo: 'Connect to {chain}',
  onThisDevice: 'On this device',
  phone: 'Phone or another device',
  otherApp: 'Another app or device',
  recent: 'Recent',
  qrCode: 'QR code',
  noWallets: 'No wallet on this device yet',
  noWalletsHint: 'A wallet is an app or a browser extension. It takes a few minutes to set one up.',
  noWalletsFor: 'No wallet for {chain} on this device yet',
  walletsOff: 'This site offers no wallets right now',
  or: 'or',
  noWalletYet: 'I don’t have a wallet',
})
