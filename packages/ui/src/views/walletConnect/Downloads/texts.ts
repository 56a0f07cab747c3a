import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('Downloads', {
  title: 'Get a wallet app',
  hint: 'Install it only from its maker or from your device’s app store.',
  qrLabel: 'QR code that leads to {wallet}',
  qrHint: 'Scan it to get {wallet} on your phone.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  chromeWebStore: 'Chrome Web Store',
})
