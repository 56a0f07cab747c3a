import type { ViewTitle } from '../router/viewModule.js'
import { walletDetails } from './walletDetails.js'

/** A connecting view bears its wallet's name. */
export const walletTitle: ViewTitle = (core, _, data) => walletDetails(core, data).name
