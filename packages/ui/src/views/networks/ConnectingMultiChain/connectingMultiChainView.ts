import type { ViewRecord } from '../../../context/viewRecord.js'
import { legalTexts } from '../../../legal/texts.en.js'
import { linkStyles } from '../../../links/styles.js'
import { linksTexts } from '../../../links/texts.en.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { walletTitle } from '../../../wallet/walletTitle.js'
import { texts } from './texts.en.js'
import { ConnectingMultiChain } from './View.js'

export const connectingMultiChainView: ViewRecord = {
  View: ConnectingMultiChain,
  title: walletTitle,
  texts: { ...linksTexts, ...legalTexts, ...walletTexts, ...texts },
  styles: [latchStyles, checkboxStyles, linkStyles, walletStyles],
}
