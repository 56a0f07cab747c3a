import type { KeyValueStorage } from '@latchkey/common'
import { type FakePage, tellStorage } from './fakePage.js'
import type { FakeStorage } from './fakeStorage.js'

/** How often a tab heard of another's write. */
export type Tab = { readonly storage: KeyValueStorage; readonly heard: () => number }

/** The tabs of one site: they share a storage, and each hears of what the others change in it, never of its own writes. */
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
