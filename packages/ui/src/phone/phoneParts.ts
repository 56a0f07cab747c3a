import { AppKitError, serviceErrorTable } from '@latchkey/common'
import { animateHeight } from '../frame/animateHeight.js'
import { enConnecting } from '../locales/enConnecting.js'
import { enPhone } from '../locales/enPhone.js'
import { enWaiting } from '../locales/enWaiting.js'
import { Message } from '../primitives/Message.js'
import type { Parts } from '../rest/restParts.js'
import { allWalletsStyles } from '../theme/allWalletsStyles.js'
import { connectingStyles } from '../theme/connectingStyles.js'
import { listStyles } from '../theme/listStyles.js'
import { phoneStyles } from '../theme/phoneStyles.js'
import { restStyles } from '../theme/restStyles.js'

/** What the views that reach a wallet elsewhere bring along. */
export const phoneParts: Parts = {
  texts: { ...enConnecting, ...enPhone, ...enWaiting },
  errors: { ...AppKitError.texts, ...serviceErrorTable },
  styles: [connectingStyles, restStyles, listStyles, phoneStyles, allWalletsStyles],
  animateHeight,
  Message,
}
