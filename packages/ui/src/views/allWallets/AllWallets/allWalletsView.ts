import { allErrors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import linkStyles from '../../../links/link.css?inline'
import checkboxStyles from '../../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../../primitives/styles/latchArc.css?inline'
import searchFieldStyles from '../../../primitives/styles/searchField.css?inline'
import qrStyles from '../../../qr/qr.css?inline'
import walletStyles from '../../../wallet/wallet.css?inline'
import walletConnectStyles from '../../../walletConnect/walletConnect.css?inline'
import styles from './allWallets.css?inline'
import { texts } from './texts.js'
import { AllWallets } from './View.js'

export const allWalletsView: ViewRecord = {
  View: AllWallets,
  title: texts.title,
  errors: allErrors,
  styles: [
    latchArcStyles,
    checkboxStyles,
    searchFieldStyles,
    linkStyles,
    walletStyles,
    walletConnectStyles,
    qrStyles,
    styles,
  ],
  event: 'CLICK_ALL_WALLETS',
}
