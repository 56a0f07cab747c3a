import { callAction } from './callAction.js'
import { createWalletTransfers } from './createWalletTransfers.js'
import { getTokenBalance } from './getTokenBalance.js'
import { isTransactionIncluded } from './isTransactionIncluded.js'
import { resolveName } from './resolveName.js'

/** The code that runs after a wallet connected. It loads as one file on first use, because most of it is shared. */
export const actions = { callAction, createWalletTransfers, getTokenBalance, isTransactionIncluded, resolveName }
