import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { createNetworkSwitcher } from '../../../network/createNetworkSwitcher.js'
import { networkTexts } from '../../../network/texts.en.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { walletTexts } from '../../../wallet/texts.en.js'
import { texts } from './texts.en.js'
import { SwitchNetwork } from './View.js'

export const switchNetworkView: ViewRecord = {
  View: SwitchNetwork,
  texts: { ...walletTexts, ...networkTexts, ...texts },
  errors,
  styles: [latchStyles],
  onBack: (_core, _data, share) => share(createNetworkSwitcher).cancel(),
}
