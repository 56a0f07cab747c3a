import { errors } from '@latchkey/common'
import type { ViewRecord } from '../../../context/viewRecord.js'
import searchFieldStyles from '../../../primitives/styles/searchField.css?inline'
import { texts } from './texts.js'
import { Networks } from './View.js'

export const networksView: ViewRecord = {
  View: Networks,
  title: texts.title,
  errors,
  styles: [searchFieldStyles],
  event: 'CLICK_NETWORKS',
}
