import type { ChainNamespace } from '@latchkey/common'
import type { ConnectedAccount } from '@latchkey/core'
import { useRef } from 'react'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'

/** Returns the shown account. After a disconnect, returns the last one while the card closes. */
export function useAccount(): ConnectedAccount | undefined {
  const { byNamespace } = useSnap(useModal().core.accounts.state)
  const namespace = useShownNamespace()
  const last = useRef<ConnectedAccount>(undefined)
  const account = namespace && byNamespace[namespace]
  if (account?.status === 'connected') last.current = account
  return last.current
}

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
