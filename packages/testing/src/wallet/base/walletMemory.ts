import type { SharedPermission } from './createSharedPermission.js'
import type { LockMode } from './lockMode.js'
import type { WalletStorage } from './walletStorage.js'

/** The persistent state of a wallet in any namespace. */
export type SharedState = {
  /** The indices of the accounts that each origin may see. */
  readonly origins: Readonly<Record<string, readonly number[]>>
  readonly selected: number
  /** The lock mode, or false while unlocked. */
  readonly locked: LockMode | false
}

export type WalletMemoryOptions<Own extends object> = {
  readonly key: string
  /** Initial state that only this namespace has. */
  readonly initial: Own
  /** Origin of the requesting page. */
  readonly origin: string
  /** Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** A permission that other namespaces share. */
  readonly permission?: SharedPermission | undefined
  /** Called after each change, so that the wallet can notify the page. */
  onChange(after: SharedState & Own, before: SharedState & Own): void
}

/** The stored state of a wallet, and its changes. */
export type WalletMemory<Own extends object> = {
  readonly key: string
  readonly origin: string
  get(): SharedState & Own
  set(change: Partial<Own>): void
  /**
   * Returns the indices of the accounts shared with the page, also while the wallet is locked; `undefined` if none were
   * shared.
   */
  shared(): readonly number[] | undefined
  /** Returns the indices of the accounts that the page may see now; see {@link visibleIndices}. */
  visible(): readonly number[]
  share(indices: readonly number[]): void
  /** Revokes the access of a page, by default this one; with `isSilent`, without notifying the page. */
  revoke(origin?: string, isSilent?: boolean): void
  select(index: number): void
  setLocked(locked: LockMode | false): void
  /** Reads the storage again, because another tab may have written to it. */
  reload(): void
}

/** The part of the memory that wallets of all namespaces share. */
export type SharedMemory = Omit<WalletMemory<object>, 'get' | 'set'> & { get(): SharedState }

/** Keeps a wallet's state in a storage, or in memory without one. Invalid content is ignored. */
export function createWalletMemory<Own extends object>(options: WalletMemoryOptions<Own>): WalletMemory<Own> {
  const { key, initial, origin, storage, permission, onChange } = options
  const read = (): SharedState & Own => ({
    origins: {},
    selected: 0,
    locked: false,
    ...initial,
    ...parse(storage?.getItem(key) ?? null),
  })
  let state = read()

  function update(next: SharedState & Own, isSilent = false): void {
    const before = state
    state = next
    storage?.setItem(key, JSON.stringify(state))
    if (!isSilent) onChange(state, before)
  }

  function revoke(page: string, isSilent?: boolean): void {
    const { [page]: _, ...origins } = state.origins
    update({ ...state, origins }, isSilent)
  }
  permission?.add(revoke)

  return {
    key,
    origin,
    get: () => state,
    set: (change) => update({ ...state, ...change }),
    shared: () => state.origins[origin],
    visible: () => visibleIndices(state, origin),
    share: (indices) => update({ ...state, origins: { ...state.origins, [origin]: [...new Set(indices)] } }),
    revoke: (page = origin, isSilent) => (permission ? permission.revoke(page, isSilent) : revoke(page, isSilent)),
    select: (selected) => update({ ...state, selected }),
    setLocked: (locked) => update({ ...state, locked }),
    reload() {
      const before = state
      state = read()
      onChange(state, before)
    },
  }
}

/**
 * Returns the accounts that a page may see, the selected one first. Empty while the wallet is locked, unless its lock
 * mode shows them.
 */
export function visibleIndices({ origins, selected, locked }: SharedState, origin: string): readonly number[] {
  const indices = locked && locked !== 'show' ? [] : (origins[origin] ?? [])
  return [...indices].sort((a, b) => Number(b === selected) - Number(a === selected))
}

function parse(text: string | null): object {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
