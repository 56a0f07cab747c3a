export const texts = {
  walletFact1: 'One key for many sites',
  walletFact1Hint: 'It lets you sign in without a new account or password.',
  walletFact2: 'A home for what you own',
  walletFact2Hint: 'See, send and receive coins and collectibles.',
  walletFact3: 'You approve every action',
  walletFact3Hint: 'A site can only ask. Nothing moves until you approve it in the wallet.',
} as const
