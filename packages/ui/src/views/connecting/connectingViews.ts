import { errors } from '@latchkey/common'
import linkStyles from '../../links/link.css?inline'
import type { ViewGroup } from '../../modalContext/viewRecord.js'
import checkboxStyles from '../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../primitives/styles/latchArc.css?inline'
import walletStyles from '../../wallet/wallet.css?inline'
import { walletTitle } from '../../wallet/walletDetails.js'
import { deferRender } from './ConnectingExternal/deferRender.js'
import { texts as connectingExternalTexts } from './ConnectingExternal/texts.js'
import { ConnectingExternal } from './ConnectingExternal/View.js'

export const connectingViews = {
  ConnectingExternal: {
    View: ConnectingExternal,
    title: connectingExternalTexts.title,
    titleFor: walletTitle,
    errors,
    styles: [latchArcStyles, checkboxStyles, linkStyles, walletStyles],
    beforeRender: deferRender,
    onBack: (core, { namespace }) => core.connection.cancel('ABORTED', namespace),
  },
} as const satisfies ViewGroup
