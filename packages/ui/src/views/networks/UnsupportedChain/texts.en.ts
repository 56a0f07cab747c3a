export const texts = {
  titleUnsupportedChain: 'Network not supported here',
  unsupportedHint:
    'Your wallet is on a network that this site does not support. Switch to one of these, or disconnect.',
  unsupportedStay: 'Switch network or disconnect to continue',
  unsupportedNone:
    'This site supports no network that your wallet can use. Add one of these in the wallet, or disconnect.',
  unsupportedLeave: 'Disconnect to continue',
} as const
