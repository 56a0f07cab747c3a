import type { ChainNamespace } from '@latchkey/common'
import type { ConnectionView } from '@latchkey/core'
import { useCallback, useState } from 'react'
import { useAppKitConnections } from './useAppKitConnections.js'
import { useKit } from './useKit.js'

/** The connection that a namespace shows, and a function that shows another one. */
export type ConnectionResult = {
  readonly connection: ConnectionView | undefined
  /** Whether a call of `switchConnection` is pending. */
  readonly isPending: boolean
  /**
   * Shows another open connection. The shown one stays open. Resolves once the namespace shows it. Rejects with
   * `NOT_CONNECTED` if it is not open any more, and with `MODAL_CLOSED` or `USER_REJECTED` if the visitor does not pass
   * its sign-in.
   */
  switchConnection(connection: Pick<ConnectionView, 'connectorId'>): Promise<void>
}

/**
 * Returns the connection that a namespace shows, and a function that shows another one.
 *
 * @param options - `namespace`: default the active one
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
