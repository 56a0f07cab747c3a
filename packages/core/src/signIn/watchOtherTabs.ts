import { flag, listOf, objectOf, type Ports, storedValues, text } from '@latchkey/common'
import type { Storage } from '../storage/createStorage.js'
import { parseEntry, type StorageEntry } from '../storage/createStorageReader.js'
import { markAccount } from '../storage/storedConnections.js'
import type { SignInSubject } from './createSignInApp.js'

/** A report that accounts have signed in or out. */
export type SignInChange = {
  readonly isSignedIn: boolean
  /** {@link markSubject} of each account. */
  readonly marks: readonly string[]
}

const changeEntry: StorageEntry<SignInChange> = {
  key: storedValues.core.signInChange.key(),
  parse: objectOf({ isSignedIn: flag, marks: listOf(text()) }),
}

/** Returns a short hash of an account and its network. It does not reveal the address. */
export function markSubject({ address, chainId }: SignInSubject): string {
  return `${chainId}:${markAccount(address)}`
}

/**
 * Calls `onChange` after another tab of the site has signed in or out. Returns a function that reports a change of this
 * tab. The report leaves nothing in the storage: other tabs receive its `storage` event.
 */
export function watchOtherTabs(
  { ports, storage, lifetime }: { readonly ports: Ports; readonly storage: Storage; readonly lifetime: AbortSignal },
  onChange: (change: SignInChange) => void,
): (isSignedIn: boolean, subjects: readonly SignInSubject[]) => void {
  const { window } = ports
  window?.addEventListener('storage', onStorage)
  lifetime.addEventListener('abort', () => window?.removeEventListener('storage', onStorage))

  function onStorage({ key, newValue }: StorageEvent): void {
    const change = key === storage.keyOf(changeEntry) ? parseEntry(changeEntry, newValue) : undefined
    if (change) onChange(change)
  }

  return (isSignedIn, subjects) => {
    storage.set(changeEntry, { isSignedIn, marks: subjects.map(markSubject) })
    storage.remove(changeEntry)
  }
}
