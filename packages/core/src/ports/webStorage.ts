import type { KeyValueStorage } from '@latchkey/common'

/**
 * Returns a storage of the browser as a port. `find` is called on each use, because access throws if storage is
 * blocked.
 */
export function webStorage(find: () => Storage): KeyValueStorage {
  return {
    getItem: (key) => find().getItem(key),
    setItem: (key, value) => find().setItem(key, value),
    removeItem: (key) => find().removeItem(key),
    keys: () => Object.keys(find()),
  }
}
