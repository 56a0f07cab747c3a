import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import linkStyles from '../../../links/link.css?inline'
import checkboxStyles from '../../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../../primitives/styles/latchArc.css?inline'
import walletStyles from '../../../wallet/wallet.css?inline'
import { walletTitle } from '../../../wallet/walletTitle.js'
import { deferRender } from './deferRender.js'
import { texts } from './texts.js'
import { ConnectingExternal } from './View.js'

export const connectingExternalView: ViewRecord = {
  View: ConnectingExternal,
  title: texts.title,
  titleFor: walletTitle,
  errors,
  styles: [latchArcStyles, checkboxStyles, linkStyles, walletStyles],
  beforeRender: deferRender,
  onBack: (core, { namespace }) => core.connection.cancel('ABORTED', namespace),
}
