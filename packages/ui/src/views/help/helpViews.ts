import { getWalletView } from './GetWallet/getWalletView.js'
import { whatIsANetworkView } from './WhatIsANetwork/whatIsANetworkView.js'
import { whatIsAWalletView } from './WhatIsAWallet/whatIsAWalletView.js'

export const helpViews = {
  GetWallet: getWalletView,
  WhatIsANetwork: whatIsANetworkView,
  WhatIsAWallet: whatIsAWalletView,
} as const
