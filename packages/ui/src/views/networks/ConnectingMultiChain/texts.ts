import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('ConnectingMultiChain', {
  title: 'Choose a chain',
  choose: 'Choose a chain',
  chooseHint: '{wallet} works with each of these. You can connect the others later.',
})
