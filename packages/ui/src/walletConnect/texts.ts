import { defineTexts } from '../i18n/defineTexts.js'

export const walletConnectTexts = defineTexts('WalletConnect', {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  showQr: 'Show a QR code',
  cancelled: 'The request was cancelled',
  clockHint: 'Nothing was shared. Check the time settings of this device, then try again.',
  unreachableHint: 'Nothing was shared. Check your connection, or pick a wallet on this device.',
  website: 'Website',
  noLink: 'No link available. Install it from its maker, then come back.',
})
