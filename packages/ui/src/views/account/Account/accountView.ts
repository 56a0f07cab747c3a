import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import tabsStyles from '../../../primitives/styles/tabs.css?inline'
import walletStyles from '../../../wallet/wallet.css?inline'
import styles from './account.css?inline'
import { NetworkChip } from './NetworkChip.js'
import { texts } from './texts.js'
import { Account } from './View.js'

export const accountView: ViewRecord = {
  View: Account,
  title: texts.title,
  Center: NetworkChip,
  errors,
  styles: [tabsStyles, walletStyles, styles],
}
