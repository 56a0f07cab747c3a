import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('ConnectingExternal', {
  title: 'Connect a wallet',
  openHint: 'Approve the connection in the wallet window. Nothing is signed or sent.',
  slowHint:
    'Nothing yet? The wallet may be locked, or its window is behind this one. Look for its icon in the browser toolbar.',
  readyHint: 'The wallet will ask you first. Nothing is signed or sent.',
  pendingHint:
    'Click the wallet’s icon in the browser toolbar and answer the pending request. No new window opens. Nothing was shared.',
  noAccountHint:
    'Open the wallet, find this site in its list of connected websites, and select an account for it. Nothing was shared.',
  lockedHint: 'Open the wallet, enter its password, then try again. Nothing was shared.',
  reloadHint: 'Nothing was shared.',
  connectedHint: 'Welcome. {wallet} is connected.',
})
