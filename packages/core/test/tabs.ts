import type { KeyValueStorage } from '@latchkey/common'
import type { FakeStorage } from '@latchkey/testing'
import { type FakePage, tellStorage } from './fakePage.js'

/** A tab. `heard` returns the number of storage events that it received. */
export type Tab = { readonly storage: KeyValueStorage; readonly heard: () => number }

/** The tabs of one site. They share a storage, and each receives `storage` events for writes of the others only. */
export function joinTabs(storage: FakeStorage, pages: readonly FakePage[]): readonly Tab[] {
  const heard = pages.map(() => 0)
  return pages.map((own, index) => {
    const asThisTab = <T>(action: () => T): T => {
      storage.onChange = (key) => {
        for (const [other, page] of pages.entries()) {
          if (page === own) continue
          heard[other] = (heard[other] ?? 0) + 1
          const newValue = key === null ? null : (storage.values.get(key) ?? null)
          queueMicrotask(() => tellStorage(page, key, newValue))
        }
      }
      try {
        return action()
      } finally {
        storage.onChange = undefined
      }
    }
    return {
      heard: () => heard[index] ?? 0,
      storage: {
        getItem: storage.getItem,
        keys: storage.keys,
        setItem: (key, value) => asThisTab(() => storage.setItem(key, value)),
        removeItem: (key) => asThisTab(() => storage.removeItem(key)),
      },
    }
  })
}
