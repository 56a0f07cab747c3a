import { allErrors } from '@latchkey/common'
import type { ViewRecord, ViewTitle } from '../../../context/viewRecord.js'
import { linksTexts } from '../../../links/texts.en.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { qrStyles } from '../../../qr/styles.js'
import { qrTexts } from '../../../qr/texts.en.js'
import { listedName } from '../../../wallet/listedName.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { walletConnectTexts } from '../../../walletConnect/texts.en.js'
import { styles } from './styles.js'
import { texts } from './texts.en.js'
import { Downloads } from './View.js'

const title: ViewTitle = (core, { text }, { walletId }) => {
  const wallet = core.wallets.find(walletId)
  return wallet ? text('getThisWallet', { wallet: listedName(wallet) }) : ''
}

export const downloadsView: ViewRecord = {
  View: Downloads,
  title,
  texts: { ...linksTexts, ...walletTexts, ...walletConnectTexts, ...qrTexts, ...texts },
  errors: allErrors,
  styles: [latchStyles, qrStyles, styles],
}
