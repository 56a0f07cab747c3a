import type { KeyValueStorage } from '@latchkey/common'

/**
 * Which wallets the visitor connected on this page. A Polkadot wallet cannot be asked whether it knows the page: asking is
 * connecting, which opens a window where it does not. So only a wallet that was connected here is asked without a click.
 */
export type EnabledWallets = {
  has(id: string): boolean
  add(id: string): void
  remove(id: string): void
}

const keyOf = (id: string) => `@latchkey/polkadot/enabled:${id}`

/** Keeps the marks in the page's storage; where there is none nothing is restored. No address is stored. */
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
