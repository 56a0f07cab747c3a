import { defineTexts } from '../i18n/defineTexts.js'

export const qrTexts = defineTexts('Qr', {
  label: 'QR code to connect a wallet on your phone',
  labelFor: 'QR code to connect {wallet} on your phone',
  hint: 'Scan it with the camera of your phone, or with your wallet app.',
  hintFor: 'Scan it with {wallet} on your phone.',
  appHint: 'Connect in your wallet app. This page then completes the connection.',
  appExpired: 'The code has expired',
  appExpiredHint: 'Nothing was shared. Connect again to get a new code.',
  creating: 'Creating a QR code',
  newCodeIn: 'New code in {time}',
  validFor: 'The code is valid for another {time}. A new one then replaces it automatically.',
  tooLong: 'This link is too long for a QR code. Copy it and paste it into your wallet.',
  openHere: 'Use this device',
  declinedHint: 'Nothing was shared. Scan the new code to try again.',
  expiredHint: 'Nothing was shared.',
})
