import { allErrors } from '@latchkey/common'
import type { ViewRecord, ViewTitle } from '../../../context/viewRecord.js'
import { legalTexts } from '../../../legal/texts.en.js'
import { linkStyles } from '../../../links/styles.js'
import { linksTexts } from '../../../links/texts.en.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { tabsStyles } from '../../../primitives/tabsStyles.js'
import { qrStyles } from '../../../qr/styles.js'
import { qrTexts } from '../../../qr/texts.en.js'
import { listedName } from '../../../wallet/listedName.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { walletConnectStyles } from '../../../walletConnect/styles.js'
import { walletConnectTexts } from '../../../walletConnect/texts.en.js'
import { texts } from './texts.en.js'
import { ConnectingWalletConnect } from './View.js'

const title: ViewTitle = (core, { text }, { walletId, isRequest }) => {
  if (isRequest) return text('titleWaiting')
  const wallet = core.wallets.find(walletId)
  return wallet ? listedName(wallet) : ''
}

export const connectingWalletConnectView: ViewRecord = {
  View: ConnectingWalletConnect,
  title,
  texts: { ...linksTexts, ...legalTexts, ...walletTexts, ...walletConnectTexts, ...qrTexts, ...texts },
  errors: allErrors,
  styles: [latchStyles, checkboxStyles, tabsStyles, linkStyles, walletStyles, walletConnectStyles, qrStyles],
}
