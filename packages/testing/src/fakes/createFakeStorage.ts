import type { KeyValueStorage } from '@latchkey/common'

/** The failing calls: any access (blocked by the browser), reading, or writing (full). */
export type StorageFailure = 'access' | 'read' | 'write'

/** A storage in memory that tabs can share and that fails like a real one. */
export type FakeStorage = KeyValueStorage & {
  /** The stored items. Access to them never fails. */
  readonly values: Map<string, string>
  /** Keys of all successful writes, in order. */
  readonly writes: readonly string[]
  /** Limit on the characters of all keys and values; writing beyond it throws `QuotaExceededError`. */
  quota: number
  /** Makes the given calls throw. `undefined` restores them. */
  fail(failure: StorageFailure | undefined): void
  /** Runs after each change, like the `storage` event of other tabs. The key is `null` after `clear`. */
  onChange: ((key: string | null) => void) | undefined
  /** Removes all items, as a visitor who clears site data does. */
  clear(): void
}

export type FakeStorageOptions = {
  readonly items?: Readonly<Record<string, string>> | undefined
  /** Initial {@link FakeStorage.quota}. Default: unlimited. */
  readonly quota?: number | undefined
  readonly failing?: StorageFailure | undefined
}

export function createFakeStorage({
  items = {},
  quota = Number.POSITIVE_INFINITY,
  failing,
}: FakeStorageOptions = {}): FakeStorage {
  const values = new Map(Object.entries(items))
  const writes: string[] = []
  let failure = failing
  const size = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0)

  function guard(kind: 'read' | 'write'): void {
    if (failure === 'access') throw new DOMException('Access to storage is denied.', 'SecurityError')
    if (failure !== kind) return
    if (kind === 'write') throw full()
    throw new DOMException('The storage cannot be read.', 'NotReadableError')
  }

  const storage: FakeStorage = {
    values,
    writes,
    quota,
    onChange: undefined,
    getItem(key) {
      guard('read')
      return values.get(key) ?? null
    },
    setItem(key, value) {
      guard('write')
      const before = values.get(key)
      if (size() - (before?.length ?? -key.length) + value.length > storage.quota) throw full()
      writes.push(key)
      values.set(key, value)
      if (before !== value) storage.onChange?.(key)
    },
    removeItem(key) {
      if (failure === 'access') guard('write')
      if (values.delete(key)) storage.onChange?.(key)
    },
    keys() {
      guard('read')
      return [...values.keys()]
    },
    fail(next) {
      failure = next
    },
    clear() {
      values.clear()
      storage.onChange?.(null)
    },
  }
  return storage
}

function full(): DOMException {
  return new DOMException('The storage is full.', 'QuotaExceededError')
}
