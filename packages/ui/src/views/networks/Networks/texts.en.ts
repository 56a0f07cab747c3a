export const texts = {
  titleNetworks: 'Choose a network',
  networksHelp: 'What is a network?',
  searchNetworks: 'Search networks',
  searchFound: 'Networks found: {count}',
  searchNone: 'No network found',
  switchOff: 'Change the network inside your wallet.',
} as const
