/** What the wallet list and the modal's frame say in English; the rest comes with the other views. */
export const enFirst = {
  titleConnect: 'Connect a wallet',
  titleWhatIsAWallet: 'What is a wallet?',
  close: 'Close',
  back: 'Back',
  tryAgain: 'Try again',
  loading: 'Loading',
  groupDevice: 'On this device',
  groupOther: 'Other wallets',
  tagRecent: 'Recent',
  tagInstalled: 'Installed',
  warningSameName: 'Not the wallet you know by this name',
  warningSameId: 'Another wallet here claims the same identity',
  reload: 'Reload the page',
  loadFailedHint: 'The connection may be down, or the site was updated. Nothing was lost.',
  brokenHint: 'Try again, or close this window and open it again.',
} as const
