import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../context/viewRecord.js'
import { linksTexts } from '../../links/texts.en.js'
import { latchStyles } from '../../primitives/latchStyles.js'
import { walletStyles } from '../../wallet/styles.js'
import { walletTexts } from '../../wallet/texts.en.js'
import { walletTitle } from '../../wallet/walletTitle.js'
import { deferRender } from './deferRender.js'
import { texts } from './texts.en.js'
import { ConnectingExternal } from './View.js'

export const connectingExternalView: ViewRecord = {
  View: ConnectingExternal,
  title: walletTitle,
  texts: { ...linksTexts, ...walletTexts, ...texts },
  errors,
  styles: [latchStyles, walletStyles],
  beforeRender: deferRender,
  onBack: (core, { namespace }) => core.connection.cancel('ABORTED', namespace),
}
