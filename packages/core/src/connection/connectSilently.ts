import { type ChainNamespace, type Connector, createError, errors } from '@latchkey/common'
import { type ConnectionContext, findSession, isPreferred } from './connectionContext.js'
import type { Ask } from './createAttempt.js'
import { askToRestore, restore } from './restore.js'
import { updateShown } from './showConnection.js'

/**
 * Opens a wallet's session without a prompt, if the wallet already shares accounts with the page. Only the wallet of
 * the host around the page replaces an open session, because the visitor opened the app in that host. It replaces a
 * restored session, but not one that the visitor chose or that signed or sent a request. Resolves with `true` if a
 * session opened. Never rejects.
 */
export async function connectSilently(
  context: ConnectionContext,
  { chain: namespace, id: connectorId, isHost }: Pick<Connector, 'chain' | 'id' | 'isHost'>,
): Promise<boolean> {
  const { attempts, preferred } = context
  const connection = { namespace, connectorId }
  const earlierId = preferred.get(namespace)
  const isTaken = isHost
    ? isPreferred(context, connection) || isInUse(context, namespace) || attempts.isPending(namespace)
    : isShownOrPending(context, namespace)
  if (isTaken) return false
  const askWallet = askToRestore(context, connection)
  const ask: Ask = async (...how) => {
    const opened = await askWallet(...how)
    // The page may have used the restored session meanwhile.
    if (isInUse(context, namespace)) throw createError(errors.CONNECTION_SUPERSEDED)
    return opened
  }
  try {
    await attempts.begin({
      ...connection,
      isRestore: true,
      replacesShown: true,
      becomesShown: true,
      options: undefined,
      ask,
    }).promise
    return true
  } catch {
    if (isShownOrPending(context, namespace)) return false
    // No reason is shown, because the namespace was not connected before. A stored wallet is awaited again.
    updateShown(context, namespace)
    if (isHost && earlierId !== undefined) await restore(context, { namespace, connectorId: earlierId })
    return false
  }
}

/** Returns whether a request of this page opened the namespace's session, and not a restore. */
export function isChosen(context: ConnectionContext, namespace: ChainNamespace): boolean {
  const session = findSession(context, namespace)
  return session !== undefined && context.chosenSessions.has(session)
}

function isShownOrPending(context: ConnectionContext, namespace: ChainNamespace): boolean {
  return findSession(context, namespace) !== undefined || context.attempts.list(namespace).length > 0
}

function isInUse(context: ConnectionContext, namespace: ChainNamespace): boolean {
  const session = findSession(context, namespace)
  return session !== undefined && (context.chosenSessions.has(session) || context.usedSessions.has(session))
}
