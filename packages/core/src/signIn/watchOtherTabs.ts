import { guarded, type Ports, storedValues } from '@latchkey/common'
import type { Storage } from '../storage/createStorage.js'
import type { StorageEntry } from '../storage/createStorageReader.js'

/** A number of changes. A `storage` event needs a value that differs from the last one. */
const changesEntry: StorageEntry<number> = {
  key: storedValues.core.signInChanges.key(),
  parse: guarded((input): input is number => Number.isSafeInteger(input), 'a whole number'),
}

/**
 * Calls `onChange` after another tab of the site has signed in or out. Returns a function that reports a change of this
 * tab.
 */
export function watchOtherTabs(
  { ports, storage, lifetime }: { readonly ports: Ports; readonly storage: Storage; readonly lifetime: AbortSignal },
  onChange: () => void,
): () => void {
  const { window } = ports
  window?.addEventListener('storage', onStorage)
  lifetime.addEventListener('abort', () => window?.removeEventListener('storage', onStorage))

  function onStorage({ key, newValue }: StorageEvent): void {
    if (key === storage.keyOf(changesEntry) && newValue !== null) onChange()
  }

  return () => storage.set(changesEntry, (storage.get(changesEntry) ?? 0) + 1)
}
