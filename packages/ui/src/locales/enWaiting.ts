/** What is said in English of a request that waits in a wallet on this phone. `{name}` places are filled with outside text. */
export const enWaiting = {
  titleWaiting: 'Your wallet is asked',
  waitingHint: 'Answer the request there. This closes by itself then.',
  waitingByHand: 'Open the wallet and answer the request there. This closes by itself then.',
} as const
