import { callAction } from './callAction.js'
import { createWalletTransfers } from './createWalletTransfers.js'
import { isTransactionIncluded } from './isTransactionIncluded.js'

/** What visitors do with a connected wallet. Loaded together, because most of the code is shared. */
export const actions = { callAction, createWalletTransfers, isTransactionIncluded }
