import { describeKind } from '../kinds/describeKind.js'
import { solana } from '../kinds/solana.js'

describeKind(solana)
