export const qrTexts = {
  qrLabel: 'QR code to connect a wallet on your phone',
  qrLabelFor: 'QR code to connect {wallet} on your phone',
  qrHint: 'Scan it with the camera of your phone, or with your wallet app.',
  qrHintFor: 'Scan it with {wallet} on your phone.',
  qrMaking: 'Creating a QR code',
  qrClock: 'New code in {time}',
  qrLasts: 'The code is valid for another {time}. A new one then replaces it automatically.',
  qrTooLong: 'This link is too long for a QR code. Copy it and paste it into your wallet.',
  openHere: 'Use this device',
  declinedNew: 'Nothing was shared. Scan the new code to try again.',
  expiredNew: 'Nothing was shared.',
} as const
