import { errors } from '@latchkey/common'
import { accountTexts } from '../../../account/texts.en.js'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { networkTexts } from '../../../network/texts.en.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { styles } from './styles.js'
import { texts } from './texts.en.js'
import { UnsupportedChain } from './View.js'

export const unsupportedChainView: ViewRecord = {
  View: UnsupportedChain,
  texts: { ...walletTexts, ...networkTexts, ...accountTexts, ...texts },
  errors,
  styles: [styles],
}
