import { type KeyValueStorage, storedValues } from '@latchkey/common'

/**
 * The wallets that the visitor connected on this page. A request to any other wallet opens a window, so only these
 * wallets are restored without a click.
 */
export type EnabledWallets = {
  has(id: string): boolean
  add(id: string): void
  remove(id: string): void
}

/** Creates {@link EnabledWallets}. Stores the ids of the wallets, without addresses. */
export function createEnabledWallets(storage: KeyValueStorage): EnabledWallets {
  const { key } = storedValues.adapter.enabled
  return {
    has: (id) => storage.getItem(key(id)) === '1',
    add: (id) => storage.setItem(key(id), '1'),
    remove: (id) => storage.removeItem(key(id)),
  }
}
