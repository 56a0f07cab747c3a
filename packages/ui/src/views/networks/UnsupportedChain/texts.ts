import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('UnsupportedChain', {
  title: 'Network not supported here',
  hint: 'Your wallet is on a network that this site does not support. Switch to one of these, or disconnect.',
  toContinue: 'Switch network or disconnect to continue',
  noneHint: 'This site supports no network that your wallet can use. Add one of these in the wallet, or disconnect.',
  disconnectToContinue: 'Disconnect to continue',
})
