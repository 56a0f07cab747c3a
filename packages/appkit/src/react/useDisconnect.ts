import type { ChainNamespace } from '@latchkey/common'
import { useCallback } from 'react'
import { useKit } from './useKit.js'

/** Ends the connection of one namespace, or of all. */
export function useDisconnect(): {
  disconnect(parameters?: { readonly namespace?: ChainNamespace | undefined }): Promise<void>
} {
  const kit = useKit()
  const disconnect = useCallback(
    ({ namespace }: { readonly namespace?: ChainNamespace | undefined } = {}) => kit.disconnect(namespace),
    [kit],
  )
  return { disconnect }
}
