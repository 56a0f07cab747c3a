import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('SwitchActiveChain', {
  title: 'Switch network',
  connectFor: 'Connect a wallet for {chain}',
  connectForHint: '{network} needs its own connection. Your current connections stay open.',
  staysConnected: 'Stays connected',
  chooseWallet: 'Choose a wallet',
})
