import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { createNetworkSwitcher } from '../../../network/createNetworkSwitcher.js'
import latchArcStyles from '../../../primitives/styles/latchArc.css?inline'
import { texts } from './texts.js'
import { SwitchNetwork } from './View.js'

export const switchNetworkView: ViewRecord = {
  View: SwitchNetwork,
  title: texts.title,
  errors,
  styles: [latchArcStyles],
  onBack: (_core, _data, share) => share(createNetworkSwitcher).cancel(),
}
