import { type ChainNamespace, createError, errors, isSelectable, type Session } from '@latchkey/common'
import { findConnection, markAccount } from '../storage/storedConnections.js'
import { assertServed, type ConnectionContext, findSession } from './connectionContext.js'
import type { ConnectionDeps } from './connectionDeps.js'

/** Makes an account of the connected wallet active. The session emits the change, which updates state and storage. */
export function selectAccount(context: ConnectionContext, namespace: ChainNamespace, address: string): void {
  const { deps } = context
  assertServed(context, namespace)
  const session = findSession(context, namespace)
  if (!session) throw createError(errors.NOT_CONNECTED)
  if (deps.accounts.getConnected(namespace)?.address === address) return
  if (!session.selectAccount)
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: 'The adapter of this wallet selects no accounts.' })
  session.selectAccount(address)
  deps.events.track({ type: 'track', event: 'SWITCH_ACCOUNT', properties: { namespace } })
}

/**
 * Selects the account of a session that was selected on the last visit or in another tab, or ends the session's
 * selection if none was. Does nothing if the wallet has since put another account first, or if several accounts have
 * the stored mark.
 */
export function restoreSelection(
  { ports, storage }: Pick<ConnectionDeps, 'ports' | 'storage'>,
  session: Session,
): void {
  const { namespace, connectorId, accounts, selection } = session
  // Without a selection, the shown account was the wallet's first one.
  const { accountMark, walletMark = accountMark } = findConnection(storage, namespace, connectorId) ?? {}
  const walletAddress = selection?.walletAddress ?? accounts[0]?.address
  if (!walletAddress || markAccount(walletAddress) !== walletMark) return
  const marked = accounts.filter((account) => isSelectable(account) && markAccount(account.address) === accountMark)
  const [account] = marked
  if (!account || marked.length > 1 || account.address === (selection?.address ?? walletAddress)) return
  try {
    session.selectAccount?.(account.address)
  } catch (error) {
    ports.logger.debug('[latchkey] The selected account could not be restored.', error)
  }
}
