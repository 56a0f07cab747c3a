import type { ViewTitle } from '../context/viewRecord.js'
import { walletDetails } from './walletDetails.js'

/** Returns the wallet's name as the title of a connecting view. */
export const walletTitle: ViewTitle = (core, _, data) => walletDetails(core, data).name
