import { allErrors } from '@latchkey/common'
import type { ViewRecord, ViewTitle } from '../../../context/viewRecord.js'
import linkStyles from '../../../links/link.css?inline'
import checkboxStyles from '../../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../../primitives/styles/latchArc.css?inline'
import tabsStyles from '../../../primitives/styles/tabs.css?inline'
import qrStyles from '../../../qr/qr.css?inline'
import { listedName } from '../../../wallet/listedName.js'
import walletStyles from '../../../wallet/wallet.css?inline'
import walletConnectStyles from '../../../walletConnect/walletConnect.css?inline'
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
  styles: [latchArcStyles, checkboxStyles, tabsStyles, linkStyles, walletStyles, walletConnectStyles, qrStyles],
}
