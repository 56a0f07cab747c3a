import { markAccount } from '../storage/markAccount.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'

/** The visitor did not choose the account of a restored session: another one than the last is reported. */
export function tellOtherAccount(
  { accounts, namespace, ports }: Pick<NamespaceConnectionPorts, 'accounts' | 'namespace' | 'ports'>,
  accountMark: string | undefined,
): void {
  const account = accounts.getConnected(namespace)
  if (!account || !accountMark || accountMark === markAccount(account.address)) return
  accounts.setDetails(namespace, account.caipAddress, { hasChangedSinceLastVisit: true })
  ports.logger.warn('[latchkey] The wallet shares another account than when the page was last open.')
}
