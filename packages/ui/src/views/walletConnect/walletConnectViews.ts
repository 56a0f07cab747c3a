import { connectingWalletConnectView } from './ConnectingWalletConnect/connectingWalletConnectView.js'
import { connectingWalletConnectBasicView } from './ConnectingWalletConnectBasic/connectingWalletConnectBasicView.js'
import { downloadsView } from './Downloads/downloadsView.js'

export const walletConnectViews = {
  ConnectingWalletConnect: connectingWalletConnectView,
  ConnectingWalletConnectBasic: connectingWalletConnectBasicView,
  Downloads: downloadsView,
} as const
