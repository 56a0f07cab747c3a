import { allErrors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import linkStyles from '../../../links/link.css?inline'
import checkboxStyles from '../../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../../primitives/styles/latchArc.css?inline'
import qrStyles from '../../../qr/qr.css?inline'
import walletStyles from '../../../wallet/wallet.css?inline'
import walletConnectStyles from '../../../walletConnect/walletConnect.css?inline'
import { texts } from './texts.js'
import { ConnectingWalletConnectBasic } from './View.js'

export const connectingWalletConnectBasicView: ViewRecord = {
  View: ConnectingWalletConnectBasic,
  title: texts.title,
  errors: allErrors,
  styles: [latchArcStyles, checkboxStyles, linkStyles, walletStyles, walletConnectStyles, qrStyles],
}
