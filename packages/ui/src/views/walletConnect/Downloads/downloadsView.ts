import { allErrors } from '@latchkey/common'
import type { ViewRecord, ViewTitle } from '../../../context/viewRecord.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { qrStyles } from '../../../qr/styles.js'
import { listedName } from '../../../wallet/listedName.js'
import { walletTexts } from '../../../wallet/texts.js'
import { styles } from './styles.js'
import { texts } from './texts.js'
import { Downloads } from './View.js'

const titleFor: ViewTitle = (core, { text }, { walletId }) => {
  const wallet = core.wallets.find(walletId)
  return wallet ? text(walletTexts.get, { wallet: listedName(wallet) }) : ''
}

export const downloadsView: ViewRecord = {
  View: Downloads,
  title: texts.title,
  titleFor,
  errors: allErrors,
  styles: [latchStyles, qrStyles, styles],
}
