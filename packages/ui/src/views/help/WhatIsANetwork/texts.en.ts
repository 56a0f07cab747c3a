export const texts = {
  titleWhatIsANetwork: 'What is a network?',
  networkFact1: 'A shared record book',
  networkFact1Hint: 'Each network keeps its own balances. The same address can hold different amounts on each.',
  networkFact2: 'Fees in its own coin',
  networkFact2Hint: 'To send something you pay a small fee in the coin of that network.',
  networkFact3: 'Check before you send',
  networkFact3Hint: 'Funds sent on one network do not arrive on another.',
} as const
