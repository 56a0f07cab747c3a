import type { ConnectedAccount } from '@latchkey/core'
import { useRef } from 'react'
import { useKit } from './kitContext.js'
import { useSnap } from './useSnap.js'

/** The active account, or the last one there was: the card still shows it while it leaves after a disconnect. */
export function useAccount(): ConnectedAccount | undefined {
  const { core } = useKit()
  const { byNamespace } = useSnap(core.accounts.state)
  const { activeNamespace } = useSnap(core.networks.state)
  const last = useRef<ConnectedAccount>(undefined)
  const [namespace = activeNamespace] = [activeNamespace, ...core.accounts.connectedNamespaces()].filter(
    (candidate) => candidate && byNamespace[candidate]?.status === 'connected',
  )
  const account = namespace && byNamespace[namespace]
  if (account?.status === 'connected') last.current = account
  return last.current
}
