import { getBalance } from './actions/getBalance.js'
import { connect, restore } from './connect.js'
import { safeParseSessionAccount } from './sessionAccount.js'

/** What every connection comes to need, to be loaded as one file. */
export const connectedParts = { connect, restore, getBalance, safeParseSessionAccount }
