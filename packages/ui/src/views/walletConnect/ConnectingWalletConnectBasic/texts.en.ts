export const texts = {
  titleConnectingWalletConnectBasic: 'Scan with your phone',
} as const
