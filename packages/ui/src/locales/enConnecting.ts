/** What asking a wallet says in English. `{name}` places are filled with outside text. */
export const enConnecting = {
  newTab: '(opens in a new tab)',
  reconnecting: 'Reconnecting…',
  titleConnectingExternal: 'Connect a wallet',
  cancel: 'Cancel',
  openWallet: 'Open {wallet}',
  openWalletHint: 'Approve the connection in the wallet window. Nothing is signed or sent.',
  slowHint:
    'Nothing yet? The wallet may be locked, or its window is behind this one. Look for its icon in the browser bar.',
  readyToConnect: 'Connect with {wallet}',
  readyToConnectHint: 'The wallet will ask you first. Nothing is signed or sent.',
  connect: 'Connect',
  declinedHint: 'No harm done: nothing was shared. Try again, or pick another wallet.',
  failedHint: 'Nothing was shared. Try again, or pick another wallet.',
  pendingElsewhereHint: 'Open the wallet and answer the request that is waiting there. Nothing was shared.',
  lockedHint: 'Open the wallet, enter its password, then try again. Nothing was shared.',
  reloadHint: 'Nothing was shared.',
  connected: 'Connected',
  connectedHint: 'Welcome. {wallet} is connected.',
  getThisWallet: 'Get {wallet}',
  website: 'Website',
  chooseAnother: 'Pick another wallet',
} as const
