import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('ConnectingWalletConnectBasic', {
  title: 'Scan with your phone',
})
