import { defineTexts } from '../i18n/defineTexts.js'

export const linkTexts = defineTexts('Link', {
  newTab: '(opens in a new tab)',
})
