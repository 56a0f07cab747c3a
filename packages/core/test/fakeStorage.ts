import type { KeyValueStorage } from '@latchkey/common'

/** Browser storage that can be shared by tabs, fill up, be blocked or be cleared. */
export type FakeStorage = KeyValueStorage & {
  readonly values: Map<string, string>
  /** Characters that fit; more throws as browsers do. */
  capacity: number
  /** Every touch throws, as where a browser blocks storage. */
  isBlocked: boolean
  readonly writes: string[]
  reads: number
  /** What one tab writes the others hear of; only changes are told, as in browsers. */
  onChange: ((key: string | null) => void) | undefined
  clear(): void
}

/** Makes a {@link FakeStorage}. */
export function createFakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  const values = new Map(Object.entries(initial))
  const touch = () => {
    if (storage.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const storage: FakeStorage = {
    values,
    capacity: Number.POSITIVE_INFINITY,
    isBlocked: false,
    writes: [],
    reads: 0,
    onChange: undefined,
    getItem(key) {
      touch()
      storage.reads++
      return values.get(key) ?? null
    },
    setItem(key, value) {
      touch()
      const before = values.get(key)
      if (used() - (before?.length ?? -key.length) + value.length > storage.capacity)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      storage.writes.push(key)
      values.set(key, value)
      if (before !== value) storage.onChange?.(key)
    },
    removeItem(key) {
      touch()
      if (values.delete(key)) storage.onChange?.(key)
    },
    keys() {
      touch()
      return [...values.keys()]
    },
    clear() {
      values.clear()
      storage.onChange?.(null)
    },
  }
  return storage
}
