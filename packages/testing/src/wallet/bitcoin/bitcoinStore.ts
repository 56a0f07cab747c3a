import type { BitcoinNetworkName } from './bitcoinChain.js'

/** Where a wallet keeps what survives a reload; `localStorage` fits. */
export type BitcoinStorage = { getItem(key: string): string | null; setItem(key: string, value: string): void }

/** What a Bitcoin wallet remembers. */
export type BitcoinWalletState = {
  /** Pages that may see the selected account. */
  readonly origins: readonly string[]
  readonly selected: number
  readonly network: BitcoinNetworkName
  readonly locked: boolean
}

export type BitcoinStore = {
  readonly key: string
  get(): BitcoinWalletState
  set(change: Partial<BitcoinWalletState>): void
  /** Reads the storage again: another tab may have written. */
  reload(): void
}

/** Keeps a wallet's state in a storage, or in memory without one. Content that cannot be read counts as none. */
export function createBitcoinStore(key: string, initial: BitcoinWalletState, storage?: BitcoinStorage): BitcoinStore {
  const read = () => ({ ...initial, ...parse(storage?.getItem(key) ?? null) })
  let state = read()
  return {
    key,
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      storage?.setItem(key, JSON.stringify(state))
    },
    reload() {
      state = read()
    },
  }
}

function parse(text: string | null): Partial<BitcoinWalletState> {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
