import { allErrors } from '@latchkey/common'
import linkStyles from '../../links/link.css?inline'
import type { ViewGroup } from '../../modalContext/viewRecord.js'
import checkboxStyles from '../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../primitives/styles/latchArc.css?inline'
import searchFieldStyles from '../../primitives/styles/searchField.css?inline'
import qrStyles from '../../qr/qr.css?inline'
import walletStyles from '../../wallet/wallet.css?inline'
import walletConnectStyles from '../../walletConnect/walletConnect.css?inline'
import allWalletsStyles from './AllWallets/allWallets.css?inline'
import { texts as allWalletsTexts } from './AllWallets/texts.js'
import { AllWallets } from './AllWallets/View.js'

export const allWalletsViews = {
  AllWallets: {
    View: AllWallets,
    title: allWalletsTexts.title,
    errors: allErrors,
    styles: [
      latchArcStyles,
      checkboxStyles,
      searchFieldStyles,
      linkStyles,
      walletStyles,
      walletConnectStyles,
      qrStyles,
      allWalletsStyles,
    ],
    event: 'CLICK_ALL_WALLETS',
  },
} as const satisfies ViewGroup
