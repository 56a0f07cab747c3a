export const texts = {
  titleAllWallets: 'All wallets',
  searchWallets: 'Search wallets',
  onlyBadge: 'Only “{badge}”',
  walletsFound: 'Wallets found: {count}',
  walletsNone: 'No wallet found',
  walletsNoneHint: 'Check the spelling, or scan a code with any wallet.',
  walletsNoList: 'This site has no wallet list',
  walletsMore: 'Load more',
  walletsLoading: 'Loading wallets',
  walletsListed: 'Wallets listed: {count}',
  walletsFailedHint: 'Nothing was lost. Wallets on this device work as before.',
} as const
