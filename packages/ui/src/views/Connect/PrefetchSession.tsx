import { afterPaint, type ChainNamespace, canPrefetch } from '@latchkey/common'
import { useEffect } from 'react'
import { useKit } from '../../kit/kitContext.js'

/** `namespace` is the one of a wallet on the page. */
export type PrefetchSessionProps = { readonly namespace: ChainNamespace }

/**
 * Loads the code of the next step once the list is painted: the connecting view, and the code of the namespace's sessions. Shows
 * nothing, and ignores failures, which resurface when a wallet is chosen.
 */
export function PrefetchSession({ namespace }: PrefetchSessionProps) {
  const { core, screens } = useKit()
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
