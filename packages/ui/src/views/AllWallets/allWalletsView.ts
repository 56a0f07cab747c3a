import { phoneParts } from '../../phone/phoneParts.js'
import type { ViewModule } from '../../router/viewModule.js'
import { allWalletsStyles } from '../../theme/allWalletsStyles.js'
import { AllWallets } from './AllWallets.js'

/** The whole directory, with what it brings along. */
export const allWalletsView: ViewModule = {
  View: AllWallets,
  parts: { ...phoneParts, styles: [...(phoneParts.styles ?? []), allWalletsStyles] },
}
