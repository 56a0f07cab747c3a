import { defineTexts } from '../i18n/defineTexts.js'

export const networkTexts = defineTexts('Network', {
  networks: 'Networks',
  testNetworks: 'Test networks',
  current: 'Current',
  testNetwork: 'Test network',
  unsupported: 'Unsupported network',
  notApproved: 'Your wallet has not approved it',
  noAdapter: 'This site cannot connect to it',
  notConnected: 'Not connected',
})
