import type { ViewRecord } from '../../../context/viewRecord.js'
import { factsStyles } from '../../../primitives/factsStyles.js'
import { texts } from './texts.js'
import { WhatIsANetwork } from './View.js'

export const whatIsANetworkView: ViewRecord = {
  View: WhatIsANetwork,
  title: texts.title,
  styles: [factsStyles],
  event: 'CLICK_NETWORK_HELP',
}
