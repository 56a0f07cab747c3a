import { bitcoin } from '../kinds/bitcoin.js'
import { describeKind } from '../kinds/describeKind.js'

describeKind(bitcoin)
