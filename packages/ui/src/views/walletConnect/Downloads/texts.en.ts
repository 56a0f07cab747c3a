export const texts = {
  titleDownloads: 'Get a wallet app',
  getHint: 'Install it only from its maker or from your device’s app store.',
  getQrLabel: 'QR code that leads to {wallet}',
  getQrHint: 'Scan it to get {wallet} on your phone.',
  storeApple: 'App Store',
  storeGoogle: 'Google Play',
  storeBrowser: 'Chrome Web Store',
} as const
