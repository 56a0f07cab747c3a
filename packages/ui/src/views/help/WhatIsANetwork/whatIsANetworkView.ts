import type { ViewRecord } from '../../../context/viewRecord.js'
import { factsStyles } from '../../../primitives/factsStyles.js'
import { texts } from './texts.en.js'
import { WhatIsANetwork } from './View.js'

export const whatIsANetworkView: ViewRecord = {
  View: WhatIsANetwork,
  texts,
  styles: [factsStyles],
  event: 'CLICK_NETWORK_HELP',
}
