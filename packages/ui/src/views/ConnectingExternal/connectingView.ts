import { AppKitError } from '@latchkey/common'
import { animateHeight } from '../../frame/animateHeight.js'
import { ConfirmClose } from '../../frame/ConfirmClose.js'
import { walletTitle } from '../../kit/walletTitle.js'
import { enConnecting } from '../../locales/enConnecting.js'
import type { ViewModule } from '../../router/viewModule.js'
import { connectingStyles } from '../../theme/connectingStyles.js'
import { ConnectingExternal } from './ConnectingExternal.js'
import { letWalletAnswer } from './letWalletAnswer.js'

/** Asking a wallet, with what it brings along. */
export const connectingView = {
  View: ConnectingExternal,
  awaitFirst: letWalletAnswer,
  title: walletTitle,
  parts: { texts: enConnecting, errors: AppKitError.texts, styles: [connectingStyles], animateHeight, ConfirmClose },
} satisfies ViewModule
