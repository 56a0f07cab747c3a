import { serviceErrorTable } from '@latchkey/common'
import { enPhone } from '../locales/enPhone.js'
import { enWaiting } from '../locales/enWaiting.js'
import { Message } from '../primitives/Message.js'
import type { Parts } from '../rest/restParts.js'
import { allWalletsStyles } from '../theme/allWalletsStyles.js'
import { listStyles } from '../theme/listStyles.js'
import { phoneStyles } from '../theme/phoneStyles.js'
import { restStyles } from '../theme/restStyles.js'
import { connectingView } from '../views/ConnectingExternal/connectingView.js'

const { parts: asking } = connectingView

/** What the views that reach a wallet elsewhere bring along: what asking one of the page does, and their own. */
export const phoneParts: Parts = {
  ...asking,
  texts: { ...asking.texts, ...enPhone, ...enWaiting },
  errors: { ...asking.errors, ...serviceErrorTable },
  styles: [...asking.styles, restStyles, listStyles, phoneStyles, allWalletsStyles],
  Message,
}
