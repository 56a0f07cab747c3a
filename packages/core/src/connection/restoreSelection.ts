import { isSelectable, type Ports, type Session } from '@latchkey/common'
import { markAccount } from '../storage/markAccount.js'
import type { StoredConnection } from '../storage/storedConnections.js'

/**
 * Selects the account of the last visit, or of another tab, if the page had selected it. Does nothing if the wallet has put another account
 * first since, or if several accounts have the stored mark.
 */
export function restoreSelection(
  { logger }: Pick<Ports, 'logger'>,
  session: Session,
  { connectorId, accountMark, walletMark }: StoredConnection,
): void {
  const { accounts, selection } = session
  const walletAddress = selection?.walletAddress ?? accounts[0]?.address
  if (connectorId !== session.connectorId || !walletAddress || markAccount(walletAddress) !== walletMark) return
  const marked = accounts.filter((account) => isSelectable(account) && markAccount(account.address) === accountMark)
  const [account] = marked
  if (!account || marked.length > 1 || account.address === selection?.address) return
  try {
    session.selectAccount?.(account.address)
  } catch (error) {
    logger.debug('[latchkey] The selected account could not be restored.', error)
  }
}
