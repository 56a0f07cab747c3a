import type { ViewName } from '@latchkey/core'
import type { ViewModule, ViewTitle } from '../router/viewModule.js'
import { ConnectingWalletConnect } from '../views/ConnectingWalletConnect/ConnectingWalletConnect.js'
import { ConnectingWalletConnectBasic } from '../views/ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.js'
import { Downloads } from '../views/Downloads/Downloads.js'
import { findListed, listedName } from './findListed.js'
import { phoneParts } from './phoneParts.js'

/** The views that show a code. */
export type PhoneView = Extract<ViewName, 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic' | 'Downloads'>

const connectingTitle: ViewTitle = (core, _, { walletId }) => {
  const wallet = findListed(core, walletId)
  return wallet ? listedName(wallet) : ''
}

const downloadsTitle: ViewTitle = (core, { text }, { walletId }) => {
  const wallet = findListed(core, walletId)
  return wallet ? text('getThisWallet', { wallet: listedName(wallet) }) : ''
}

/** One file, for they share nearly everything. */
export const phoneViews: Readonly<Record<PhoneView, ViewModule>> = {
  ConnectingWalletConnect: { View: ConnectingWalletConnect, title: connectingTitle, parts: phoneParts },
  ConnectingWalletConnectBasic: { View: ConnectingWalletConnectBasic, parts: phoneParts },
  Downloads: { View: Downloads, title: downloadsTitle, parts: phoneParts },
}
