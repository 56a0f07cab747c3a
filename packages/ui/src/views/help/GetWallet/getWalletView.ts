import type { ViewRecord } from '../../../context/viewRecord.js'
import styles from './getWallet.css?inline'
import { texts } from './texts.js'
import { GetWallet } from './View.js'

export const getWalletView: ViewRecord = {
  View: GetWallet,
  title: texts.title,
  styles: [styles],
  event: 'CLICK_GET_WALLET_HELP',
}
