import type { ChainNamespace } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Connections } from './createConnections.js'

/**
 * Re-reads every session when the page comes back from sleep, from another app or from the back-forward cache (FI4, FI27), and restores
 * what could not be restored because its code did not come.
 */
export function watchPageReturn(
  window: Window | undefined,
  namespaces: readonly ChainNamespace[],
  connection: Pick<Connections, 'session' | 'followTab'>,
  accounts: Pick<Accounts, 'get'>,
): () => void {
  if (!window) return () => undefined
  const { document } = window

  function refresh(): void {
    if (document.visibilityState === 'hidden') return
    // A wallet that does not answer is told of by the next request; there is nothing to say here.
    for (const namespace of namespaces) {
      connection
        .session(namespace)
        ?.refresh?.()
        .catch(() => undefined)
      const account = accounts.get(namespace)
      if (account.status === 'disconnected' && account.reason === 'VIEW_LOAD_FAILED')
        connection.followTab(namespace, false)
    }
  }

  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('pageshow', refresh)
  return () => {
    document.removeEventListener('visibilitychange', refresh)
    window.removeEventListener('pageshow', refresh)
  }
}
