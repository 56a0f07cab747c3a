import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { networkTexts } from '../../../network/texts.en.js'
import { searchFieldStyles } from '../../../primitives/searchFieldStyles.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { texts } from './texts.en.js'
import { Networks } from './View.js'

export const networksView: ViewRecord = {
  View: Networks,
  texts: { ...walletTexts, ...networkTexts, ...texts },
  errors,
  styles: [searchFieldStyles],
  event: 'CLICK_NETWORKS',
}
