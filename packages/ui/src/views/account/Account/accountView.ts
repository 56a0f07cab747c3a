import { errors } from '@latchkey/common'
import { accountTexts } from '../../../account/texts.en.js'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { linksTexts } from '../../../links/texts.en.js'
import { networkTexts } from '../../../network/texts.en.js'
import { tabsStyles } from '../../../primitives/tabsStyles.js'
import { walletStyles } from '../../../wallet/styles.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { NetworkChip } from './NetworkChip.js'
import { styles } from './styles.js'
import { texts } from './texts.en.js'
import { Account } from './View.js'

export const accountView: ViewRecord = {
  View: Account,
  Center: NetworkChip,
  texts: { ...linksTexts, ...walletTexts, ...networkTexts, ...accountTexts, ...texts },
  errors,
  styles: [tabsStyles, walletStyles, styles],
}
