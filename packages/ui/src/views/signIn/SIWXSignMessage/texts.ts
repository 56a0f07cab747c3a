import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('SIWXSignMessage', {
  title: 'Sign in',
  lead: '{app} needs to connect to your wallet',
  requiredHint: 'Sign this message to prove you own this wallet and proceed. Canceling will disconnect you.',
  switchedHint:
    'Sign this message to prove you own this wallet and proceed. Canceling returns to the last network you signed in on, or disconnects you.',
  optionalHint: 'Sign this message to prove you own this wallet. It costs nothing.',
  accountOn: '{account} on {network}',
  message: 'Message to sign',
  sign: 'Sign',
  notNow: 'Not now',
  checking: 'Looking for an earlier sign-in',
  preparing: 'Preparing the message',
  signingHint: 'Sign the message in your wallet. Nothing is sent, and it costs nothing.',
  slowHint: 'Nothing yet? Look for the wallet’s window, or its icon in the browser toolbar.',
  pendingHint: 'Click the wallet’s icon in the browser toolbar and answer the pending request. No new window opens.',
  verifying: 'Verifying your signature',
  declined: 'Signature declined',
  notSignedIn: 'You are not signed in. Try again, or cancel.',
  signedIn: 'Signed in',
  toContinue: 'Sign the message or cancel to continue.',
})
