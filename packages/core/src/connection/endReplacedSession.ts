import type { Session } from '@latchkey/common'
import { leaveSession } from './leaveSession.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'

/**
 * Ends a session that another one replaced: the wallet is told, and the details of its accounts are forgotten. A wallet on the page that
 * still serves the page is not told, because it may keep one permission for all namespaces.
 */
export function endReplacedSession(
  { namespace, options, accounts, ports, forgetDetails }: NamespaceConnectionPorts,
  replaced: Session,
  by: Session,
): void {
  const { connectorId, connectorType } = replaced
  const others = options.namespaces.filter((other) => other !== namespace)
  const inUse = [by.connectorId, ...others.map((other) => accounts.getConnected(other)?.connectorId)]
  // WalletConnect itself counts the namespaces that use a session.
  if (connectorType !== 'WALLET_CONNECT' && inUse.includes(connectorId)) return replaced.detach()
  forgetDetails(namespace)
  leaveSession(replaced).catch((error: unknown) =>
    ports.logger.debug('[latchkey] A replaced wallet could not be told that its session ended.', error),
  )
}
