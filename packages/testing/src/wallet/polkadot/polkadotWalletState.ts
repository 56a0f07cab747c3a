import type { WalletStorage } from '../base/walletStorage.js'

/** What a Polkadot wallet remembers. */
export type PolkadotWalletState = {
  /** The indices of the accounts each page may see, in the order it sees them. */
  readonly origins: Readonly<Record<string, readonly number[]>>
  readonly locked: 'wait' | 'show' | false
}

export type PolkadotWalletStore = {
  get(): PolkadotWalletState
  set(change: Partial<PolkadotWalletState>): void
}

const initial: PolkadotWalletState = { origins: {}, locked: false }

/** Keeps the state in a storage, or in memory without one. Content that cannot be read counts as none. */
export function createPolkadotWalletStore(key: string, storage: WalletStorage | undefined): PolkadotWalletStore {
  let state = { ...initial, ...parse(storage?.getItem(key)) }
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      storage?.setItem(key, JSON.stringify(state))
    },
  }
}

function parse(text: string | null | undefined): Partial<PolkadotWalletState> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
