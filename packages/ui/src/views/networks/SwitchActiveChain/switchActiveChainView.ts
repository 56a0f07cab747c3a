import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { latchStyles } from '../../../primitives/latchStyles.js'
import { texts } from './texts.en.js'
import { SwitchActiveChain } from './View.js'

export const switchActiveChainView: ViewRecord = {
  View: SwitchActiveChain,
  texts,
  errors,
  styles: [latchStyles],
}
