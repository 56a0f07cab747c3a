import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('SwitchNetwork', {
  title: 'Switch network',
  switchTo: 'Switch to {network}',
  approveHint: 'Approve the change in {wallet}. Nothing is sent.',
  readyHint: 'The wallet will ask you first.',
  unchanged: 'You are still on {network}. Nothing was sent.',
  changeInWallet: 'Change the network inside the wallet instead. Nothing was sent.',
  pendingHint:
    'Click the wallet’s icon in the browser toolbar and answer the pending request. No new window opens. Nothing was sent.',
  connectAgainHint:
    'Your wallet has not approved {network} for this site. Connect again to ask for it. Your connection stays until you approve.',
  slowPhoneHint: 'Nothing yet? Open the wallet on your phone, or connect again.',
  connectAgain: 'Connect again',
  slowHint: 'Nothing yet? Look for the wallet’s window, or its icon in the browser toolbar.',
  button: 'Switch network',
})
