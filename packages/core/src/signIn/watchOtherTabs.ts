import { guarded, type Ports, storedValues } from '@latchkey/common'
import type { Storage } from '../storage/createStorage.js'
import type { StorageEntry } from '../storage/createStorageReader.js'

/** The time of the last change, so that two changes differ. Its value has no other meaning. */
const changeEntry: StorageEntry<number> = {
  key: storedValues.core.signInChange.key(),
  parse: guarded((input): input is number => typeof input === 'number', 'a time'),
}

/**
 * Calls `onChange` after another tab of the site has signed in or out. Returns a function that reports a change of this
 * tab.
 */
export function watchOtherTabs(
  { ports, storage, lifetime }: { readonly ports: Ports; readonly storage: Storage; readonly lifetime: AbortSignal },
  onChange: () => void,
): () => void {
  const { window, clock } = ports
  window?.addEventListener('storage', onStorage)
  lifetime.addEventListener('abort', () => window?.removeEventListener('storage', onStorage))

  function onStorage({ key, newValue }: StorageEvent): void {
    if (key === storage.keyOf(changeEntry) && newValue !== null) onChange()
  }

  return () => storage.set(changeEntry, clock.now())
}
