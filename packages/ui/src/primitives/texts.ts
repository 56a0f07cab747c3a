import { defineTexts } from '../i18n/defineTexts.js'

export const commonTexts = defineTexts('Common', {
  back: 'Back',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  connected: 'Connected',
  loading: 'Loading',
  reload: 'Reload the page',
  loadFailedHint: 'The connection may be down, or the site was updated. Nothing was lost.',
})
