import { type ChainNamespace, type KeyValueStorage, sessionDataKey } from '@latchkey/common'

/** Removes what adapters stored for the sessions of a namespace, except for the connector that is in use. Never throws. */
export function removeSessionData(storage: KeyValueStorage, namespace: ChainNamespace, usedId?: string): void {
  const used = usedId === undefined ? undefined : sessionDataKey(namespace, usedId)
  try {
    for (const key of storage.keys())
      if (key.startsWith(sessionDataKey(namespace)) && key !== used) storage.removeItem(key)
  } catch {
    // Blocked, so adapters stored nothing.
  }
}
