import type { ViewRecord } from '../../../context/viewRecord.js'
import linkStyles from '../../../links/link.css?inline'
import checkboxStyles from '../../../primitives/styles/checkbox.css?inline'
import walletStyles from '../../../wallet/wallet.css?inline'
import walletConnectStyles from '../../../walletConnect/walletConnect.css?inline'
import { chainTitle } from './chainTitle.js'
import { prepareList } from './prepareList.js'
import { texts } from './texts.js'
import { Connect } from './View.js'

export const connectView: ViewRecord = {
  View: Connect,
  title: texts.title,
  titleFor: chainTitle,
  styles: [checkboxStyles, linkStyles, walletStyles, walletConnectStyles],
  beforeRender: prepareList,
}
