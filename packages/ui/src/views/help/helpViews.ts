import type { ViewGroup } from '../../modalContext/viewRecord.js'
import factsStyles from '../../primitives/styles/facts.css?inline'
import { walletTexts } from '../../wallet/texts.js'
import getWalletStyles from './GetWallet/getWallet.css?inline'
import { texts as getWalletTexts } from './GetWallet/texts.js'
import { GetWallet } from './GetWallet/View.js'
import { texts as whatIsANetworkTexts } from './WhatIsANetwork/texts.js'
import { WhatIsANetwork } from './WhatIsANetwork/View.js'
import { WhatIsAWallet } from './WhatIsAWallet/View.js'

export const helpViews = {
  GetWallet: {
    View: GetWallet,
    title: getWalletTexts.title,
    styles: [getWalletStyles],
    event: 'CLICK_GET_WALLET_HELP',
  },
  WhatIsANetwork: {
    View: WhatIsANetwork,
    title: whatIsANetworkTexts.title,
    styles: [factsStyles],
    event: 'CLICK_NETWORK_HELP',
  },
  WhatIsAWallet: {
    View: WhatIsAWallet,
    title: walletTexts.whatIsAWallet,
    styles: [factsStyles],
    event: 'CLICK_WALLET_HELP',
  },
} as const satisfies ViewGroup
