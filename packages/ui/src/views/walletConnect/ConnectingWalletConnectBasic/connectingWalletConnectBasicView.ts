import { allErrors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { legalTexts } from '../../../legal/texts.en.js'
import { linkStyles } from '../../../links/styles.js'
import { linksTexts } from '../../../links/texts.en.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { qrStyles } from '../../../qr/styles.js'
import { qrTexts } from '../../../qr/texts.en.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { walletConnectStyles } from '../../../walletConnect/styles.js'
import { walletConnectTexts } from '../../../walletConnect/texts.en.js'
import { texts } from './texts.en.js'
import { ConnectingWalletConnectBasic } from './View.js'

export const connectingWalletConnectBasicView: ViewRecord = {
  View: ConnectingWalletConnectBasic,
  texts: { ...linksTexts, ...legalTexts, ...walletTexts, ...walletConnectTexts, ...qrTexts, ...texts },
  errors: allErrors,
  styles: [latchStyles, checkboxStyles, linkStyles, walletStyles, walletConnectStyles, qrStyles],
}
