import type { ViewRecord } from '../../context/viewRecord.js'
import { linksTexts } from '../../links/texts.en.js'
import { latchStyles } from '../../primitives/latchStyles.js'
import { walletStyles } from '../../wallet/styles.js'
import { walletTexts } from '../../wallet/texts.en.js'
import { walletTitle } from '../../wallet/walletTitle.js'
import { texts } from './texts.en.js'
import { ConnectingMultiChain } from './View.js'

export const connectingMultiChainView: ViewRecord = {
  View: ConnectingMultiChain,
  title: walletTitle,
  texts: { ...linksTexts, ...walletTexts, ...texts },
  styles: [latchStyles, walletStyles],
}
