import type { ChainNamespace } from '@latchkey/common'
import { useCallback } from 'react'
import { useKit } from './useKit.js'

/** Which connections `disconnect` ends. Without parameters: all. */
export type DisconnectParameters = {
  /** Only the connection of this namespace. */
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
    async ({ namespace, id }: DisconnectParameters = {}) => {
      if (id === undefined) return kit.disconnect(namespace)
      const { accounts } = await kit.load()
      const own = accounts
        .connectedNamespaces()
        .filter((each) => (!namespace || each === namespace) && accounts.getConnected(each)?.connectorId === id)
      await Promise.all(own.map((each) => kit.disconnect(each)))
    },
    [kit],
  )
  return { disconnect }
}
