import { allErrors } from '@latchkey/common'
import linkStyles from '../../links/link.css?inline'
import type { ViewGroup, ViewTitle } from '../../modalContext/viewRecord.js'
import checkboxStyles from '../../primitives/styles/checkbox.css?inline'
import latchArcStyles from '../../primitives/styles/latchArc.css?inline'
import tabsStyles from '../../primitives/styles/tabs.css?inline'
import qrStyles from '../../qr/qr.css?inline'
import { walletTexts } from '../../wallet/texts.js'
import walletStyles from '../../wallet/wallet.css?inline'
import { listedName } from '../../wallet/walletDetails.js'
import walletConnectStyles from '../../walletConnect/walletConnect.css?inline'
import { texts as connectingWalletConnectTexts } from './ConnectingWalletConnect/texts.js'
import { ConnectingWalletConnect } from './ConnectingWalletConnect/View.js'
import { texts as connectingWalletConnectBasicTexts } from './ConnectingWalletConnectBasic/texts.js'
import { ConnectingWalletConnectBasic } from './ConnectingWalletConnectBasic/View.js'
import downloadsStyles from './Downloads/downloads.css?inline'
import { texts as downloadsTexts } from './Downloads/texts.js'
import { Downloads } from './Downloads/View.js'

const connectingTitle: ViewTitle<'ConnectingWalletConnect'> = (core, { text }, { walletId, isRequest }) => {
  if (isRequest) return text(connectingWalletConnectTexts.waiting)
  const wallet = core.wallets.find(walletId)
  return wallet ? listedName(wallet) : ''
}

const downloadsTitle: ViewTitle<'Downloads'> = (core, { text }, { walletId }) => {
  const wallet = core.wallets.find(walletId)
  return wallet ? text(walletTexts.get, { wallet: listedName(wallet) }) : ''
}

export const walletConnectViews = {
  ConnectingWalletConnect: {
    View: ConnectingWalletConnect,
    title: connectingWalletConnectTexts.title,
    titleFor: connectingTitle,
    errors: allErrors,
    styles: [latchArcStyles, checkboxStyles, tabsStyles, linkStyles, walletStyles, walletConnectStyles, qrStyles],
  },
  ConnectingWalletConnectBasic: {
    View: ConnectingWalletConnectBasic,
    title: connectingWalletConnectBasicTexts.title,
    errors: allErrors,
    styles: [latchArcStyles, checkboxStyles, linkStyles, walletStyles, walletConnectStyles, qrStyles],
  },
  Downloads: {
    View: Downloads,
    title: downloadsTexts.title,
    titleFor: downloadsTitle,
    errors: allErrors,
    styles: [latchArcStyles, qrStyles, downloadsStyles],
  },
} as const satisfies ViewGroup
