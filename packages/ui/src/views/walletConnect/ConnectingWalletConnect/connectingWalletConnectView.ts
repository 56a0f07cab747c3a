import { allErrors } from '@latchkey/common'
import type { ViewRecord, ViewTitle } from '../../../context/viewRecord.js'
import { linkStyles } from '../../../links/styles.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { tabsStyles } from '../../../primitives/tabsStyles.js'
import { qrStyles } from '../../../qr/styles.js'
import { listedName } from '../../../wallet/listedName.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletConnectStyles } from '../../../walletConnect/styles.js'
import { texts } from './texts.js'
import { ConnectingWalletConnect } from './View.js'

const titleFor: ViewTitle = (core, { text }, { walletId, isRequest }) => {
  if (isRequest) return text(texts.waiting)
  const wallet = core.wallets.find(walletId)
  return wallet ? listedName(wallet) : ''
}

export const connectingWalletConnectView: ViewRecord = {
  View: ConnectingWalletConnect,
  title: texts.title,
  titleFor,
  errors: allErrors,
  styles: [latchStyles, checkboxStyles, tabsStyles, linkStyles, walletStyles, walletConnectStyles, qrStyles],
}
