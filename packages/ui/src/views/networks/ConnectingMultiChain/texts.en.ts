export const texts = {
  titleConnectingMultiChain: 'Choose a chain',
  chooseChain: 'Choose a chain',
  chooseChainHint: '{wallet} works with each of these. You can connect the others later.',
} as const
