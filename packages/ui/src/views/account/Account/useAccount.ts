import type { ConnectedAccount } from '@latchkey/core'
import { useRef } from 'react'
import { useModal } from '../../../context/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'
import { useShownNamespace } from './useShownNamespace.js'

/** Returns the shown account. After a disconnect, returns the last one while the card closes. */
export function useAccount(): ConnectedAccount | undefined {
  const { byNamespace } = useSnap(useModal().core.accounts.state)
  const namespace = useShownNamespace()
  const last = useRef<ConnectedAccount>(undefined)
  const account = namespace && byNamespace[namespace]
  if (account?.status === 'connected') last.current = account
  return last.current
}
