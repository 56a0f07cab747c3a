import type { Core } from '@latchkey/core'
import { readWallets } from '../../kit/readWallets.js'

/** Whether the wallet list shows more than wallets: terms to agree to, or the way on where there are none. */
export function needsRest(core: Core): boolean {
  const { termsConditionsUrl, privacyPolicyUrl } = core.options.state.current
  return (
    Boolean(termsConditionsUrl || privacyPolicyUrl) || readWallets(core, core.router.state.data.namespace).length === 0
  )
}
