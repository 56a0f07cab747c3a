import { afterPaint, type ChainNamespace, canPrefetch } from '@latchkey/common'
import { useEffect } from 'react'
import { useModal } from '../../../context/modalContext.js'

/** `namespace`: the namespace of a wallet on the page. */
export type PrefetchSessionProps = { readonly namespace: ChainNamespace }

/**
 * Loads code for the next step once the list is painted: the connecting view and the session code of the namespace.
 * Renders nothing. Ignores failures, which resurface when a wallet is selected.
 */
export function PrefetchSession({ namespace }: PrefetchSessionProps) {
  const { core, screens } = useModal()
  useEffect(() => {
    const { window } = core.ports
    let isOver = false
    void afterPaint(core.ports).then(() => {
      if (isOver || !window || !canPrefetch(window)) return
      screens.prefetch('ConnectingExternal')
      void core.prefetch({ session: true, namespace })
    })
    return () => {
      isOver = true
    }
  }, [core, screens, namespace])
  return null
}
