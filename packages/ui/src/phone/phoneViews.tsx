import type { ComponentType } from 'react'
import { useScreen } from '../kit/useScreen.js'
import type { ViewModule, ViewTitle } from '../router/viewModule.js'
import { AllWallets } from '../views/AllWallets/AllWallets.js'
import { ConnectingWalletConnect } from '../views/ConnectingWalletConnect/ConnectingWalletConnect.js'
import { ConnectingWalletConnectBasic } from '../views/ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.js'
import { Downloads } from '../views/Downloads/Downloads.js'
import { chooseListed } from './chooseListed.js'
import { findListed, listedName } from './findListed.js'
import type { PhoneView } from './isPhoneView.js'
import { LegalGate } from './LegalGate.js'
import { phoneParts } from './phoneParts.js'
import { RequestPanel } from './RequestPanel.js'

const connectingTitle: ViewTitle = (core, { text }, { walletId, isRequest }) => {
  if (isRequest) return text('titleWaiting')
  const wallet = findListed(core, walletId)
  return wallet ? listedName(wallet) : ''
}

const downloadsTitle: ViewTitle = (core, { text }, { walletId }) => {
  const wallet = findListed(core, walletId)
  return wallet ? text('getThisWallet', { wallet: listedName(wallet) }) : ''
}

function behindTerms(View: ComponentType): ComponentType {
  return function Behind() {
    return (
      <LegalGate>
        <View />
      </LegalGate>
    )
  }
}

const ConnectingBehindTerms = behindTerms(ConnectingWalletConnect)

/** A wallet to connect; or the one that is connected, with a request in it. */
function Elsewhere() {
  return useScreen().data.isRequest ? <RequestPanel /> : <ConnectingBehindTerms />
}

/** One file, for they share nearly everything. */
export const phoneViews: Readonly<Record<PhoneView, ViewModule>> = {
  AllWallets: { View: behindTerms(AllWallets), parts: phoneParts, event: 'CLICK_ALL_WALLETS' },
  ConnectingWalletConnect: { View: Elsewhere, title: connectingTitle, parts: phoneParts },
  ConnectingWalletConnectBasic: { View: behindTerms(ConnectingWalletConnectBasic), parts: phoneParts },
  Downloads: { View: Downloads, title: downloadsTitle, parts: phoneParts },
}

/** Actions of the wallet list; here because one more lazy file would split the first file of a page. */
export const phoneActions = { chooseListed } as const
/** See {@link phoneActions}. */
export type PhoneActions = typeof phoneActions
