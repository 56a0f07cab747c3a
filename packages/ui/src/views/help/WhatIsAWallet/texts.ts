import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('WhatIsAWallet', {
  fact1: 'One key for many sites',
  fact1Hint: 'It lets you sign in without a new account or password.',
  fact2: 'A home for what you own',
  fact2Hint: 'See, send and receive coins and collectibles.',
  fact3: 'You approve every action',
  fact3Hint: 'A site can only ask. Nothing moves until you approve it in the wallet.',
})
