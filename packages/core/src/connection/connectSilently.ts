import type { ChainNamespace, Connector } from '@latchkey/common'
import { connectionEntry } from '../storage/storedState.js'
import { askToRestore } from './askToRestore.js'
import { type ConnectionContext, findSession } from './connectionContext.js'
import { restore } from './restore.js'

/**
 * Opens the session that a wallet shares with the page without a prompt. The host around the page replaces a restored session, because the
 * visitor opened the app in that host; other wallets replace none. Resolves with whether it opened. Never rejects.
 */
export async function connectSilently(
  context: ConnectionContext,
  { chain: namespace, id: connectorId, isHost }: Pick<Connector, 'chain' | 'id' | 'isHost'>,
): Promise<boolean> {
  const { attempts, deps } = context
  const stored = deps.storage.get(connectionEntry(namespace))
  const isTaken = isHost
    ? stored?.connectorId === connectorId || isChosen(context, namespace) || attempts.isPending(namespace)
    : findSession(context, namespace) || attempts.find(namespace)
  if (isTaken) return false
  try {
    const ask = askToRestore(context, namespace, connectorId)
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
