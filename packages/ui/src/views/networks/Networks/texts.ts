import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('Networks', {
  title: 'Choose a network',
  help: 'What is a network?',
  search: 'Search networks',
  found: 'Networks found: {count}',
  none: 'No network found',
  switchOff: 'Change the network inside your wallet.',
})
