import { type ChainNamespace, type Connector, createError, errors } from '@latchkey/common'
import { readConnections } from '../storage/storedConnections.js'
import { type ConnectionContext, findSession } from './connectionContext.js'
import type { Ask } from './createConnectAttempts.js'
import { askToRestore, restore } from './restore.js'

/**
 * Opens the session that a wallet shares with the page without a prompt. The host around the page replaces a restored session, because the
 * visitor opened the app in that host. It does not replace a session that the visitor chose, or that signed or sent. Other wallets replace
 * no session. Resolves with whether a session opened. Never rejects.
 */
export async function connectSilently(
  context: ConnectionContext,
  { chain: namespace, id: connectorId, isHost }: Pick<Connector, 'chain' | 'id' | 'isHost'>,
): Promise<boolean> {
  const { attempts, deps } = context
  const [stored] = readConnections(deps.storage, namespace)
  const isTaken = isHost
    ? stored?.connectorId === connectorId || isInUse(context, namespace) || attempts.isPending(namespace)
    : findSession(context, namespace) || attempts.find(namespace)
  if (isTaken) return false
  const askWallet = askToRestore(context, namespace, connectorId)
  const ask: Ask = async (...how) => {
    const opened = await askWallet(...how)
    // The page may have used the restored session meanwhile.
    if (isInUse(context, namespace)) throw createError(errors.CONNECTION_SUPERSEDED)
    return opened
  }
  try {
    await attempts.begin({ namespace, connectorId, isRestore: true, ask }).promise
    return true
  } catch {
    if (findSession(context, namespace) || attempts.find(namespace)) return false
    // The stored wallet is awaited again. Without one, no reason is shown, because the namespace was not connected before.
    if (isHost && stored) await restore(context, namespace)
    else deps.accounts.setDisconnected(namespace)
    return false
  }
}

/** Returns whether a request of this page opened the namespace's session, and not a restore. */
export function isChosen(context: ConnectionContext, namespace: ChainNamespace): boolean {
  const session = findSession(context, namespace)
  return session !== undefined && context.chosenSessions.has(session)
}

function isInUse(context: ConnectionContext, namespace: ChainNamespace): boolean {
  const session = findSession(context, namespace)
  return session !== undefined && (context.chosenSessions.has(session) || context.usedSessions.has(session))
}
