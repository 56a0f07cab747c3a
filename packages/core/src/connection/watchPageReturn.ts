import type { ChainNamespace, Session } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'

type Deps = {
  readonly namespaces: readonly ChainNamespace[]
  readonly accounts: Pick<Accounts, 'get'>
  sessions(): Iterable<Pick<Session, 'refresh'>>
  restore(namespace: ChainNamespace): void
}

/**
 * Refreshes every session when the page returns from sleep, from another app or from the back-forward cache. Also
 * restores connections that failed because their code could not be loaded. Returns a function that stops watching.
 */
export function watchPageReturn(
  window: Window | undefined,
  { namespaces, accounts, sessions, restore }: Deps,
): () => void {
  if (!window) return () => undefined
  const { document } = window

  function refresh(): void {
    if (document.visibilityState === 'hidden') return
    // Ignore failures here; they resurface with the next request.
    for (const session of sessions()) session.refresh?.().catch(() => undefined)
    for (const namespace of namespaces) {
      const account = accounts.get(namespace)
      if (account.status === 'disconnected' && account.reason === 'VIEW_LOAD_FAILED') restore(namespace)
    }
  }

  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('pageshow', refresh)
  return () => {
    document.removeEventListener('visibilitychange', refresh)
    window.removeEventListener('pageshow', refresh)
  }
}
