import type { LockMode } from './lockMode.js'
import type { WalletChain } from './walletChain.js'

/** Where a wallet keeps what survives a reload; `localStorage` fits. */
export type WalletStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** A bundle of `wallet_sendCalls`. */
export type CallBundle = {
  readonly chainId: number
  readonly hashes: readonly `0x${string}`[]
  readonly failed: boolean
}

/** What a wallet remembers. */
export type WalletState = {
  /** The indices of the accounts each origin may see. */
  readonly origins: Readonly<Record<string, readonly number[]>>
  readonly selected: number
  readonly chainId: number
  readonly addedChains: readonly WalletChain[]
  readonly bundles: Readonly<Record<string, CallBundle>>
  /** Contexts of granted permissions (ERC-7715). */
  readonly permissions: readonly string[]
  /** Locked in this way, or open. */
  readonly locked: LockMode | false
}

/** The remembered state and its changes. */
export type WalletStore = {
  get(): WalletState
  set(change: Partial<WalletState>): void
  /** Reads the storage again: another tab may have written. */
  reload(): void
  readonly key: string
}

/** Keeps a wallet's state in a storage, or in memory without one. Content that cannot be read counts as none. */
export function createWalletStore(key: string, initial: WalletState, storage?: WalletStorage): WalletStore {
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

function parse(text: string | null): Partial<WalletState> {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
