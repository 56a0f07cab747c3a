import type { ChainNamespace } from '@latchkey/common'
import { readConnections } from '../storage/storedConnections.js'
import { type ConnectionContext, findSession } from './connectionContext.js'
import { clearConnection } from './endSession.js'
import { restore } from './restore.js'
import { restoreSelection } from './restoreSelection.js'

/** Follows another tab of the same site that disconnected (`isRemoved`), connected a wallet or selected an account (FI15). */
export function followTab(context: ConnectionContext, namespace: ChainNamespace, isRemoved: boolean): void {
  const { accounts, storage, ports } = context.deps
  const [stored] = readConnections(storage, namespace)
  if (!stored) {
    // An unreadable value is not a disconnect (R68).
    if (isRemoved) clearConnection(context, namespace)
    return
  }
  const session = findSession(context, namespace)
  const isOther = session !== undefined && session.connectorId !== stored.connectorId
  if (session && !isOther) restoreSelection(ports, session, stored)
  if (isOther) clearConnection(context, namespace, { isStoredKept: true })
  if (isOther || accounts.get(namespace).status === 'disconnected') void restore(context, namespace)
}
