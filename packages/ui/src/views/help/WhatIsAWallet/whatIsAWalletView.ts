import type { ViewRecord } from '../../../context/viewRecord.js'
import { factsStyles } from '../../../primitives/factsStyles.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { texts } from './texts.en.js'
import { WhatIsAWallet } from './View.js'

export const whatIsAWalletView: ViewRecord = {
  View: WhatIsAWallet,
  texts: { ...walletTexts, ...texts },
  styles: [factsStyles],
  event: 'CLICK_WALLET_HELP',
}
