import type { Core } from '@latchkey/core'
import { readInstalled } from '../../kit/readInstalled.js'

/** Whether the wallet list shows more than wallets: terms to agree to, which kind of chain they are for, or the way on where there
 * are none. */
export function needsRest(core: Core): boolean {
  const { termsConditionsUrl, privacyPolicyUrl, namespaces } = core.options.state.current
  const { namespace } = core.router.state.data
  return (
    Boolean(termsConditionsUrl || privacyPolicyUrl) ||
    (namespace !== undefined && namespaces.length > 1) ||
    readInstalled(core, namespace).length === 0
  )
}
