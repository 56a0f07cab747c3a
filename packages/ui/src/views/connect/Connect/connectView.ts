import type { ViewRecord } from '../../../context/viewRecord.js'
import { linkStyles } from '../../../links/styles.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletConnectStyles } from '../../../walletConnect/styles.js'
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
