import { defineTexts } from '../i18n/defineTexts.js'

export const walletTexts = defineTexts('Wallet', {
  whatIsAWallet: 'What is a wallet?',
  otherWallets: 'Other wallets',
  allWallets: 'All wallets',
  installed: 'Installed',
  sameName: 'Not the wallet you know by this name',
  sameId: 'Another wallet here claims the same identity',
  open: 'Open {wallet}',
  connectWith: 'Connect with {wallet}',
  connect: 'Connect',
  reconnecting: 'Reconnecting…',
  checkAgain: 'Check again',
  askedAgainHint:
    'If a request is already open in the wallet, no new window opens. Click its icon in the browser toolbar.',
  declinedHint: 'No harm done: nothing was shared. Try again, or pick another wallet.',
  failedHint: 'Nothing was shared. Try again, or pick another wallet.',
  chooseAnother: 'Pick another wallet',
  notInstalled: '{wallet} is not on this device',
  notInstalledHint: 'Install it from its maker, then reload this page and connect.',
  notInstalledNoLink: 'This site has no link for it. Install it from its maker, then reload this page.',
  get: 'Get {wallet}',
  getAWallet: 'Get a wallet',
})
