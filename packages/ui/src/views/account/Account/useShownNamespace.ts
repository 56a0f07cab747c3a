import type { ChainNamespace } from '@latchkey/common'
import { useModal } from '../../../context/modalContext.js'
import { useScreen } from '../../../context/useScreen.js'
import { useSnap } from '../../../store/useSnap.js'

/** Returns the namespace of the shown account: the requested one, else the active one, else any connected one. */
export function useShownNamespace(): ChainNamespace | undefined {
  const { core } = useModal()
  const { byNamespace } = useSnap(core.accounts.state)
  const { activeNamespace } = useSnap(core.networks.state)
  const { namespace } = useScreen().data
  return [namespace, activeNamespace, ...core.accounts.connectedNamespaces()].find(
    (candidate) => candidate && byNamespace[candidate]?.status === 'connected',
  )
}
