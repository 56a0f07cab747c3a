import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import latchArcStyles from '../../../primitives/styles/latchArc.css?inline'
import { texts } from './texts.js'
import { SwitchActiveChain } from './View.js'

export const switchActiveChainView: ViewRecord = {
  View: SwitchActiveChain,
  title: texts.title,
  errors,
  styles: [latchArcStyles],
}
