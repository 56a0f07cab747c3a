import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('AllWallets', {
  title: 'All wallets',
  connect: 'Connect a wallet',
  search: 'Search wallets',
  onlyBadge: 'Only “{badge}”',
  found: 'Wallets found: {count}',
  none: 'No wallet found',
  noneHint: 'Check the spelling, or scan a code with any wallet.',
  noList: 'This site has no wallet list',
  more: 'Load more',
  loading: 'Loading wallets',
  listed: 'Wallets listed: {count}',
  failedHint: 'Nothing was lost. Wallets on this device work as before.',
})
