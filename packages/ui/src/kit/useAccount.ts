import type { ConnectedAccount } from '@latchkey/core'
import { useRef } from 'react'
import { useKit } from './kitContext.js'
import { useShownNamespace } from './useShownNamespace.js'
import { useSnap } from './useSnap.js'

/** The shown account, or the last one there was: the card still shows it while it leaves after a disconnect. */
export function useAccount(): ConnectedAccount | undefined {
  const { byNamespace } = useSnap(useKit().core.accounts.state)
  const namespace = useShownNamespace()
  const last = useRef<ConnectedAccount>(undefined)
  const account = namespace && byNamespace[namespace]
  if (account?.status === 'connected') last.current = account
  return last.current
}
