import type { ViewRecord } from '../../../context/viewRecord.js'
import factsStyles from '../../../primitives/styles/facts.css?inline'
import { walletTexts } from '../../../wallet/texts.js'
import { WhatIsAWallet } from './View.js'

export const whatIsAWalletView: ViewRecord = {
  View: WhatIsAWallet,
  title: walletTexts.whatIsAWallet,
  styles: [factsStyles],
  event: 'CLICK_WALLET_HELP',
}
