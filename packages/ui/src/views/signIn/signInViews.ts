import type { ChainNamespace } from '@latchkey/common'
import { errors, signInErrors } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import type { ViewGroup } from '../../modalContext/viewRecord.js'
import latchArcStyles from '../../primitives/styles/latchArc.css?inline'
import signMessageStyles from './SIWXSignMessage/signMessage.css?inline'
import { texts } from './SIWXSignMessage/texts.js'
import { SIWXSignMessage } from './SIWXSignMessage/View.js'

const signMessage = {
  View: SIWXSignMessage,
  title: texts.title,
  errors: { ...errors, ...signInErrors },
  styles: [latchArcStyles, signMessageStyles],
  onBack({ signIn, networks }: Core, { namespace = networks.state.activeNamespace }: { namespace?: ChainNamespace }) {
    if (namespace) void signIn.cancel(namespace)
  },
} as const

export const signInViews = {
  SIWXSignMessage: signMessage,
  /** The view of apps with `siweConfig`. */
  ConnectingSiwe: signMessage,
} as const satisfies ViewGroup
