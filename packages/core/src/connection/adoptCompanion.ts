import type { Session } from '@latchkey/common'
import type { StoredPicture } from '../storage/storedConnections.js'
import { openSession } from './adoptSession.js'
import { type ConnectionContext, findSession } from './connectionContext.js'
import { findSessionFault } from './followSession.js'

/**
 * Adopts a session that was opened together with another namespace's, without an event of its own: one approval is one success. Detaches
 * it if another wallet is connected or requested in its namespace, or if it is not usable. `picture` is the image of the shared wallet.
 */
export function adoptCompanion(
  context: ConnectionContext,
  companion: Session,
  picture: StoredPicture | undefined,
): void {
  const { deps, attempts, walletReturn } = context
  const { namespace, connectorId } = companion
  const current = findSession(context, namespace)
  const pending = attempts.find(namespace)
  const isTaken = (current && current.connectorId !== connectorId) || (pending && !pending.isRestore)
  const isServed = !deps.lifetime.aborted && deps.options.namespaces.includes(namespace)
  if (!isServed || isTaken || findSessionFault(context, companion)) return companion.detach()
  attempts.abandon(namespace)
  walletReturn.stop(namespace)
  openSession(context, companion, { picture, isChosen: false })
  deps.onChange(namespace, 'account')
}

/** Returns the image that another namespace shows for the same wallet. WalletConnect wallets are identified by name. */
export function findSharedPicture(
  { sessions, pictures }: ConnectionContext,
  { connectorId, wallet }: Session,
): StoredPicture | undefined {
  const same = [...sessions.values()].find(
    (session) => session.connectorId === connectorId && session.wallet.name === wallet.name,
  )
  return same && pictures.current(same.namespace)
}
