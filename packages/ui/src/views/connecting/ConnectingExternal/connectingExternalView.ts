import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { linkStyles } from '../../../links/styles.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletTitle } from '../../../wallet/walletTitle.js'
import { deferRender } from './deferRender.js'
import { texts } from './texts.js'
import { ConnectingExternal } from './View.js'

export const connectingExternalView: ViewRecord = {
  View: ConnectingExternal,
  title: texts.title,
  titleFor: walletTitle,
  errors,
  styles: [latchStyles, checkboxStyles, linkStyles, walletStyles],
  beforeRender: deferRender,
  onBack: (core, { namespace }) => core.connection.cancel('ABORTED', namespace),
}
