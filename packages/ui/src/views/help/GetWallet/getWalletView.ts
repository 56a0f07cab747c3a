import type { ViewRecord } from '../../../context/viewRecord.js'
import { linksTexts } from '../../../links/texts.en.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { styles } from './styles.js'
import { texts } from './texts.en.js'
import { GetWallet } from './View.js'

export const getWalletView: ViewRecord = {
  View: GetWallet,
  texts: { ...linksTexts, ...walletTexts, ...texts },
  styles: [styles],
  event: 'CLICK_GET_WALLET_HELP',
}
