import type { ChainNamespace } from '@latchkey/common'
import { useKit } from './kitContext.js'
import { useScreen } from './useScreen.js'
import { useSnap } from './useSnap.js'

/** The namespace whose account is shown: the one that was asked for, else the active one, else any that is connected. */
export function useShownNamespace(): ChainNamespace | undefined {
  const { core } = useKit()
  const { byNamespace } = useSnap(core.accounts.state)
  const { activeNamespace } = useSnap(core.networks.state)
  const { namespace } = useScreen().data
  return [namespace, activeNamespace, ...core.accounts.connectedNamespaces()].find(
    (candidate) => candidate && byNamespace[candidate]?.status === 'connected',
  )
}
