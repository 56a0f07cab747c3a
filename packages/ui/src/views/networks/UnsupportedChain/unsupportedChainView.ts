import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import { texts } from './texts.js'
import styles from './unsupportedChain.css?inline'
import { UnsupportedChain } from './View.js'

export const unsupportedChainView: ViewRecord = {
  View: UnsupportedChain,
  title: texts.title,
  errors,
  styles: [styles],
}
