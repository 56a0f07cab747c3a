import { isSelectable, type Session } from '@latchkey/common'
import { findConnection, markAccount } from '../storage/storedConnections.js'
import type { ConnectionDeps } from './connectionDeps.js'

/**
 * Selects the account of a session that was selected on the last visit or in another tab. Does nothing if the wallet
 * has since put another account first, or if several accounts have the stored mark.
 */
export function restoreSelection(
  { ports, storage }: Pick<ConnectionDeps, 'ports' | 'storage'>,
  session: Session,
): void {
  const { namespace, connectorId, accounts, selection } = session
  const { accountMark, walletMark } = findConnection(storage, namespace, connectorId) ?? {}
  const walletAddress = selection?.walletAddress ?? accounts[0]?.address
  if (!walletAddress || markAccount(walletAddress) !== walletMark) return
  const marked = accounts.filter((account) => isSelectable(account) && markAccount(account.address) === accountMark)
  const [account] = marked
  if (!account || marked.length > 1 || account.address === selection?.address) return
  try {
    session.selectAccount?.(account.address)
  } catch (error) {
    ports.logger.debug('[latchkey] The selected account could not be restored.', error)
  }
}
