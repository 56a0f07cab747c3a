import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { tabsStyles } from '../../../primitives/tabsStyles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { NetworkChip } from './NetworkChip.js'
import { styles } from './styles.js'
import { texts } from './texts.js'
import { Account } from './View.js'

export const accountView: ViewRecord = {
  View: Account,
  title: texts.title,
  Center: NetworkChip,
  errors,
  styles: [tabsStyles, walletStyles, styles],
}
