import type { ChainNamespace } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Storage } from '../storage/createStorage.js'
import { connectionEntry } from '../storage/storedState.js'
import type { NamespaceConnection } from './namespaceConnection.js'

/** Follows what another tab of the same site does: signs out with it, and connects with it (FI15, R68). Returns its undo. */
export function watchOtherTabs(deps: {
  readonly window: Window | undefined
  readonly storage: Storage
  readonly namespaces: readonly ChainNamespace[]
  readonly accounts: Accounts
  of(namespace: ChainNamespace): NamespaceConnection
}): () => void {
  const { window, storage, namespaces, accounts, of } = deps

  function follow(namespace: ChainNamespace): void {
    const stored = storage.get(connectionEntry(namespace))
    const session = of(namespace).session()
    if (!stored && session) return of(namespace).drop()
    const isIdle = accounts.get(namespace).status === 'disconnected'
    const isOther = stored && session && session.connectorId !== stored.connectorId
    if (isOther) of(namespace).drop(undefined, true)
    if (isOther || (stored && isIdle)) void of(namespace).restore()
  }

  function onStorage(event: StorageEvent): void {
    // A null key means that everything was cleared: the session lasts for the life of this page (FI10).
    const namespace = namespaces.find((candidate) => event.key === storage.keyOf(connectionEntry(candidate)))
    if (namespace) follow(namespace)
  }

  window?.addEventListener('storage', onStorage)
  return () => window?.removeEventListener('storage', onStorage)
}
