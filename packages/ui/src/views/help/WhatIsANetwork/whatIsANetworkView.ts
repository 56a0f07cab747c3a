import type { ViewRecord } from '../../../context/viewRecord.js'
import factsStyles from '../../../primitives/styles/facts.css?inline'
import { texts } from './texts.js'
import { WhatIsANetwork } from './View.js'

export const whatIsANetworkView: ViewRecord = {
  View: WhatIsANetwork,
  title: texts.title,
  styles: [factsStyles],
  event: 'CLICK_NETWORK_HELP',
}
