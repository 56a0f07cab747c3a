import type { KeyValueStorage } from '@latchkey/common'

/**
 * The wallets that the visitor connected on this page. A request to any other wallet opens a window, so only these
 * wallets are restored without a click.
 */
export type EnabledWallets = {
  has(id: string): boolean
  add(id: string): void
  remove(id: string): void
}

const keyOf = (id: string) => `@latchkey/polkadot/enabled:${id}`

/** Creates {@link EnabledWallets}. Stores the ids of the wallets, without addresses. Without storage, no wallet is restored. */
export function createEnabledWallets(storage: KeyValueStorage): EnabledWallets {
  const guarded = <T>(use: () => T): T | undefined => {
    try {
      return use()
    } catch {
      return undefined
    }
  }
  return {
    has: (id) => guarded(() => storage.getItem(keyOf(id))) === '1',
    add: (id) => guarded(() => storage.setItem(keyOf(id), '1')),
    remove: (id) => guarded(() => storage.removeItem(keyOf(id))),
  }
}
