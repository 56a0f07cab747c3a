import { callAction } from './callAction.js'
import { createWalletTransfers } from './createWalletTransfers.js'
import { getTokenBalance } from './getTokenBalance.js'
import { isTransactionIncluded } from './isTransactionIncluded.js'
import { resolveName } from './resolveName.js'

/** What visitors do with a connected wallet. Loaded together, because most of the code is shared. */
export const actions = { callAction, createWalletTransfers, getTokenBalance, isTransactionIncluded, resolveName }
