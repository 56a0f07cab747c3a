import { defineTexts } from '../i18n/defineTexts.js'

export const modalTexts = defineTexts('Modal', {
  close: 'Close',
  dismiss: 'Dismiss',
  brokenHint: 'Try again, or close this window and open it again.',
  confirmTitle: 'Your wallet is still waiting for you',
  confirmHint: 'Closing now cancels this request. Nothing was shared.',
  keepWaiting: 'Keep waiting',
  closeAnyway: 'Close anyway',
})
