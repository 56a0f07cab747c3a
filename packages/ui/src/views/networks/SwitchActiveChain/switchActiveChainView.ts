import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { texts } from './texts.js'
import { SwitchActiveChain } from './View.js'

export const switchActiveChainView: ViewRecord = {
  View: SwitchActiveChain,
  title: texts.title,
  errors,
  styles: [latchStyles],
}
