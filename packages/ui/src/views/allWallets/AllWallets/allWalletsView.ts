import { allErrors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { linkStyles } from '../../../links/styles.js'
import { checkboxStyles } from '../../../primitives/checkboxStyles.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { searchFieldStyles } from '../../../primitives/searchFieldStyles.js'
import { qrStyles } from '../../../qr/styles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletConnectStyles } from '../../../walletConnect/styles.js'
import { styles } from './styles.js'
import { texts } from './texts.js'
import { AllWallets } from './View.js'

export const allWalletsView: ViewRecord = {
  View: AllWallets,
  title: texts.title,
  errors: allErrors,
  styles: [
    latchStyles,
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
