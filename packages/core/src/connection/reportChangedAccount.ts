import type { ChainNamespace } from '@latchkey/common'
import { markAccount } from '../storage/markAccount.js'
import type { ConnectionDeps } from './connectionDeps.js'

/** Marks a restored account that differs from the one of the last visit: the visitor did not choose it. */
export function reportChangedAccount(
  { accounts, ports }: Pick<ConnectionDeps, 'accounts' | 'ports'>,
  namespace: ChainNamespace,
  accountMark: string | undefined,
): void {
  const account = accounts.getConnected(namespace)
  if (!account || !accountMark || accountMark === markAccount(account.address)) return
  accounts.setDetails(namespace, account.caipAddress, { hasChangedSinceLastVisit: true })
  ports.logger.warn('[latchkey] The wallet shares another account than when the page was last open.')
}
