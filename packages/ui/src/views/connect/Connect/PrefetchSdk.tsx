import { afterPaint, type Connector, canPrefetch } from '@latchkey/common'
import { useEffect } from 'react'
import { useModal } from '../../../context/modalContext.js'

/** `connector`: a wallet that comes as an SDK. */
export type PrefetchSdkProps = { readonly connector: Connector }

/**
 * Loads the SDK of a wallet once its row is painted: browsers block a pop-up that opens after a download, and phones have no hover.
 * Renders nothing. Ignores failures, which resurface when the wallet is selected.
 */
export function PrefetchSdk({ connector }: PrefetchSdkProps) {
  const { ports } = useModal().core
  useEffect(() => {
    let isOver = false
    void afterPaint(ports).then(() => {
      if (!isOver && ports.window && canPrefetch(ports.window)) connector.prefetch?.().catch(() => undefined)
    })
    return () => {
      isOver = true
    }
  }, [ports, connector])
  return null
}
