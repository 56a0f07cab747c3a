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
  pendingElsewhereHint:
    'Click the wallet’s icon in the browser bar and answer the waiting request. No new window opens. Nothing was shared.',
  askedAgainHint: 'If a request is already open in the wallet, no new window opens. Click its icon in the browser bar.',
  checkAgain: 'Check again',
  noAccountHint:
    'Open the wallet, find this site in its list of connected websites, and select an account for it. Nothing was shared.',
  lockedHint: 'Open the wallet, enter its password, then try again. Nothing was shared.',
  reloadHint: 'Nothing was shared.',
  connected: 'Connected',
  connectedHint: 'Welcome. {wallet} is connected.',
  getThisWallet: 'Get {wallet}',
  website: 'Website',
  chooseAnother: 'Pick another wallet',
  confirmTitle: 'Your wallet is still waiting for you',
  confirmHint: 'If you close now, this request is given up. Nothing was shared.',
  keepWaiting: 'Keep waiting',
  closeAnyway: 'Close anyway',
} as const
