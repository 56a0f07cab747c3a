import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('Account', {
  title: 'Account',
  network: 'Network:',
  copyAddress: 'Copy address',
  copyAddressOf: 'Copy address of {account}',
  addressCopied: 'Address copied',
  balance: 'Balance',
  balanceLoading: 'Loading balance',
  balanceStale: 'May be out of date',
  balanceOnTestNetwork: 'Test network: no balance shown',
  connectedWith: 'Connected with {wallet}',
  accountChanged: 'Your wallet shares a different account than on your last visit',
  connectedAccounts: 'Connected accounts',
  tabTokens: 'Tokens',
  tabAccounts: 'Accounts',
  viewOnExplorer: 'View on {explorer}',
  useAccount: 'Use this account',
  accountSelected: 'Account switched',
  smartAccount: 'Smart account',
  forPayments: 'For payments',
  forCollectibles: 'For collectibles',
})
