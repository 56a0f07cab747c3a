import type { KeyValueStorage } from '@latchkey/common'

/** What fails: any access (blocked by the browser), reading, or writing (full). */
export type StorageFailure = 'access' | 'read' | 'write'

/** A storage in memory that can fail like a real one. */
export type FakeStorage = KeyValueStorage & {
  /** From now on these calls throw; `undefined` ends it. */
  fail(failure: StorageFailure | undefined): void
  /** Everything in it, whatever fails. */
  entries(): Readonly<Record<string, string>>
  /** Calls so far that would have changed it. */
  writeCount(): number
}

export type FakeStorageOptions = {
  readonly items?: Readonly<Record<string, string>> | undefined
  /** How many characters keys and values may have together before writing throws `QuotaExceededError`. */
  readonly quota?: number | undefined
  readonly failing?: StorageFailure | undefined
}

/** Makes a {@link FakeStorage}. */
export function createFakeStorage({
  items = {},
  quota = Number.POSITIVE_INFINITY,
  failing,
}: FakeStorageOptions = {}): FakeStorage {
  const content = new Map(Object.entries(items))
  let failure = failing
  let writes = 0
  const size = () => [...content].reduce((sum, [key, value]) => sum + key.length + value.length, 0)

  function guard(kind: 'read' | 'write'): void {
    if (failure === 'access') throw new DOMException('Access to storage is denied.', 'SecurityError')
    if (failure !== kind) return
    if (kind === 'write') throw full()
    throw new DOMException('The storage cannot be read.', 'NotReadableError')
  }

  return {
    getItem(key) {
      guard('read')
      return content.get(key) ?? null
    },
    setItem(key, value) {
      writes++
      guard('write')
      if (size() - (content.get(key)?.length ?? -key.length) + value.length > quota) throw full()
      content.set(key, value)
    },
    removeItem(key) {
      writes++
      if (failure === 'access') guard('write')
      content.delete(key)
    },
    keys() {
      guard('read')
      return [...content.keys()]
    },
    fail(next) {
      failure = next
    },
    entries: () => Object.fromEntries(content),
    writeCount: () => writes,
  }
}

function full(): DOMException {
  return new DOMException('The storage is full.', 'QuotaExceededError')
}
