import type { ViewRecord } from '../../../context/viewRecord.js'
import { legalTexts } from '../../../legal/texts.en.js'
import { linkStyles } from '../../../links/styles.js'
import { linksTexts } from '../../../links/texts.en.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { walletConnectStyles } from '../../../walletConnect/styles.js'
import { chainTitle } from './chainTitle.js'
import { prepareList } from './prepareList.js'
import { texts } from './texts.en.js'
import { Connect } from './View.js'

export const connectView: ViewRecord = {
  View: Connect,
  title: chainTitle,
  texts: { ...linksTexts, ...legalTexts, ...walletTexts, ...texts },
  styles: [checkboxStyles, linkStyles, walletStyles, walletConnectStyles],
  beforeRender: prepareList,
}
