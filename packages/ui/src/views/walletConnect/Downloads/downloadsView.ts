import { allErrors } from '@latchkey/common'
import type { ViewRecord, ViewTitle } from '../../../context/viewRecord.js'
import latchArcStyles from '../../../primitives/styles/latchArc.css?inline'
import qrStyles from '../../../qr/qr.css?inline'
import { listedName } from '../../../wallet/listedName.js'
import { walletTexts } from '../../../wallet/texts.js'
import styles from './downloads.css?inline'
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
  styles: [latchArcStyles, qrStyles, styles],
}
