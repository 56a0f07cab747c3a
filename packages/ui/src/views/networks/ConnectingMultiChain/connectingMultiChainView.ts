import type { ViewRecord } from '../../../context/viewRecord.js'
import { linkStyles } from '../../../links/styles.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletTitle } from '../../../wallet/walletTitle.js'
import { texts } from './texts.js'
import { ConnectingMultiChain } from './View.js'

export const connectingMultiChainView: ViewRecord = {
  View: ConnectingMultiChain,
  title: texts.title,
  titleFor: walletTitle,
  styles: [latchStyles, checkboxStyles, linkStyles, walletStyles],
}
