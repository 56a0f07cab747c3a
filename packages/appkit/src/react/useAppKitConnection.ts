import type { ChainNamespace } from '@latchkey/common'
import type { ConnectionView } from '@latchkey/core'
import { useCallback, useState } from 'react'
import { useAppKitConnections } from './useAppKitConnections.js'
import { useKit } from './useKit.js'

/** The active connection of a namespace, and a function that switches to another one. */
export type ConnectionResult = {
  readonly connection: ConnectionView | undefined
  /** Whether a call of `switchConnection` is pending. */
  readonly isPending: boolean
  /**
   * Makes another connection active. The other connections stay open. Rejects with `NOT_CONNECTED` if the connection
   * has ended, and with `MODAL_CLOSED` or `USER_REJECTED` if the visitor cancels its sign-in.
   */
  switchConnection(connection: Pick<ConnectionView, 'connectorId'>): Promise<void>
}

/**
 * Returns the active connection of a namespace, and a function that switches to another one.
 *
 * @param options - `namespace`: default the active namespace
 * @example
 * const { connections } = useAppKitConnections()
 * const { switchConnection } = useAppKitConnection()
 * const other = connections.find(({ isActive }) => !isActive)
 * if (other) await switchConnection(other)
 */
export function useAppKitConnection({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): ConnectionResult {
  const kit = useKit()
  const { connections } = useAppKitConnections(namespace)
  const [pending, setPending] = useState(0)

  const switchConnection = useCallback(
    async ({ connectorId }: Pick<ConnectionView, 'connectorId'>) => {
      setPending((count) => count + 1)
      try {
        await kit.switchConnection({ connectorId, namespace })
      } finally {
        setPending((count) => count - 1)
      }
    },
    [kit, namespace],
  )
  return { connection: connections.find(({ isActive }) => isActive), isPending: pending > 0, switchConnection }
}
