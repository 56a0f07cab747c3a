import { describeKind } from '../kinds/describeKind.js'
import { polkadot } from '../kinds/polkadot.js'

describeKind(polkadot)
