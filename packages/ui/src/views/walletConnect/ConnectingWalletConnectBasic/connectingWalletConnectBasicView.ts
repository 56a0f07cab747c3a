import { allErrors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { linkStyles } from '../../../links/styles.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { qrStyles } from '../../../qr/styles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletConnectStyles } from '../../../walletConnect/styles.js'
import { texts } from './texts.js'
import { ConnectingWalletConnectBasic } from './View.js'

export const connectingWalletConnectBasicView: ViewRecord = {
  View: ConnectingWalletConnectBasic,
  title: texts.title,
  errors: allErrors,
  styles: [latchStyles, checkboxStyles, linkStyles, walletStyles, walletConnectStyles, qrStyles],
}
