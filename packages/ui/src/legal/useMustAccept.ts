import { requiresConsent } from '@latchkey/core'
import { useModal } from '../context/modalContext.js'
import { useSnap } from '../store/useSnap.js'
import { useStore } from '../store/useStore.js'

/**
 * Returns whether the visitor still has to accept the app's terms. Before that, no wallet or relay receives a request.
 */
export function useMustAccept(): boolean {
  const { core, legalAccepted } = useModal()
  const { current } = useSnap(core.options.state)
  const isAccepted = useStore(legalAccepted)
  return requiresConsent(current) && !isAccepted
}
