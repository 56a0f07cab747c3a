import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('WhatIsANetwork', {
  title: 'What is a network?',
  fact1: 'A shared record book',
  fact1Hint: 'Each network keeps its own balances. The same address can hold different amounts on each.',
  fact2: 'Fees in its own coin',
  fact2Hint: 'To send something you pay a small fee in the coin of that network.',
  fact3: 'Check before you send',
  fact3Hint: 'Funds sent on one network do not arrive on another.',
})
