import { isSelectable, type Ports, type Session } from '@latchkey/common'
import { markAccount, type StoredConnection } from '../storage/storedConnections.js'
import { type ConnectionContext, findSession } from './connectionContext.js'

/**
 * Selects the account that was selected on the last visit or in another tab. Does nothing if the wallet has since put
 * another account first, or if several accounts have the stored mark.
 */
export function restoreSelection(
  { logger }: Pick<Ports, 'logger'>,
  session: Session,
  { accountMark, walletMark }: StoredConnection,
): void {
  const { accounts, selection } = session
  const walletAddress = selection?.walletAddress ?? accounts[0]?.address
  if (!walletAddress || markAccount(walletAddress) !== walletMark) return
  const marked = accounts.filter((account) => isSelectable(account) && markAccount(account.address) === accountMark)
  const [account] = marked
  if (!account || marked.length > 1 || account.address === selection?.address) return
  try {
    session.selectAccount?.(account.address)
  } catch (error) {
    logger.debug('[latchkey] The selected account could not be restored.', error)
  }
}

/** Marks a restored account that differs from the one of the last visit: the visitor did not choose it. */
export function reportChangedAccount(
  context: ConnectionContext,
  session: Session,
  accountMark: string | undefined,
): void {
  const { accounts, ports } = context.deps
  const account = accounts.ofConnection(session)
  if (!account || !accountMark || accountMark === markAccount(account.address)) return
  const isShown = findSession(context, session.namespace) === session
  accounts.setConnected(session.namespace, { ...account, hasChangedSinceLastVisit: true }, isShown)
  ports.logger.warn('[latchkey] The wallet shares another account than when the page was last open.')
}
