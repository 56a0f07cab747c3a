import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('SmartSessionCreated', {
  title: 'New permission',
  lead: '{app} may act for your account',
  listHint:
    'Add it to your list, so that you can revoke it on any device. Your wallet signs the entry; it costs nothing.',
  elsewhereHint: 'It is for {account} on {network}. Choose this account and network to add it to your list.',
  noListHint: 'To revoke it, open {wallet}.',
  add: 'Add to my list',
  notNow: 'Not now',
  signingHint: 'Sign the entry in your wallet. Nothing is sent, and it costs nothing.',
  slowHint: 'Nothing yet? Look for the wallet’s window, or its icon in the browser toolbar.',
  pendingHint: 'Click the wallet’s icon in the browser toolbar and answer the pending request.',
  saving: 'Adding it to your list',
  declined: 'You declined the signature',
  notListed: 'The permission is granted, but not in your list.',
  listed: 'It is in your list',
  showList: 'Show all permissions',
  done: 'Done',
  none: 'No new permission',
  noneHint: 'A permission that you grant to an app shows here.',
})
