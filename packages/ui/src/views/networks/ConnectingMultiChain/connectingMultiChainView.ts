import type { ViewRecord } from '../../../context/viewRecord.js'
import linkStyles from '../../../links/link.css?inline'
import checkboxStyles from '../../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../../primitives/styles/latchArc.css?inline'
import walletStyles from '../../../wallet/wallet.css?inline'
import { walletTitle } from '../../../wallet/walletTitle.js'
import { texts } from './texts.js'
import { ConnectingMultiChain } from './View.js'

export const connectingMultiChainView: ViewRecord = {
  View: ConnectingMultiChain,
  title: texts.title,
  titleFor: walletTitle,
  styles: [latchArcStyles, checkboxStyles, linkStyles, walletStyles],
}
