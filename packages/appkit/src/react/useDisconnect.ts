import type { ChainNamespace } from '@latchkey/common'
import { useCallback } from 'react'
import { useKit } from './useKit.js'

/** Which connections `disconnect` ends. Without parameters: all. */
export type DisconnectParameters = {
  /** Only the connections of this namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Only connections with the wallet of this connector id. */
  readonly id?: string | undefined
}

/**
 * Returns a function that ends the connection of one namespace, of one wallet in every namespace, or all connections.
 */
export function useDisconnect(): {
  disconnect(parameters?: DisconnectParameters): Promise<void>
} {
  const kit = useKit()
  const disconnect = useCallback(
    ({ namespace, id }: DisconnectParameters = {}) => kit.disconnect({ namespace, connectorId: id }),
    [kit],
  )
  return { disconnect }
}
