import type { Connector } from '@latchkey/common'
import { askToRestore } from './askToRestore.js'
import { type ConnectionContext, findSession } from './connectionContext.js'

/** Opens the session that a wallet shares with the page without a prompt. Resolves with whether it did. Never rejects. */
export async function connectSilently(
  context: ConnectionContext,
  { chain: namespace, id: connectorId }: Pick<Connector, 'chain' | 'id'>,
): Promise<boolean> {
  const { attempts, deps } = context
  if (findSession(context, namespace) || attempts.find(namespace)) return false
  try {
    const ask = askToRestore(context, namespace, connectorId)
    await attempts.begin({ namespace, connectorId, isRestore: true, ask }).promise
    return true
  } catch {
    // The namespace was not connected before, so no reason is shown.
    if (!findSession(context, namespace) && !attempts.find(namespace)) deps.accounts.setDisconnected(namespace)
    return false
  }
}
