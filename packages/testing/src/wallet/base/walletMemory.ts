import type { LockMode } from './lockMode.js'
import type { WalletStorage } from './walletStorage.js'

/** What a wallet of any namespace remembers. */
export type SharedState = {
  /** The indices of the accounts each origin may see. */
  readonly origins: Readonly<Record<string, readonly number[]>>
  readonly selected: number
  /** Locked in this way, or open. */
  readonly locked: LockMode | false
}

export type WalletMemoryOptions<Own extends object> = {
  readonly key: string
  /** What the namespace remembers besides, as it is at first. */
  readonly initial: Own
  /** The page that asks. */
  readonly origin: string
  /** Default: memory only. */
  readonly storage?: WalletStorage | undefined
  /** Told after each change, so that the wallet can tell the page what it may see of it. */
  onChange(after: SharedState & Own, before: SharedState & Own): void
}

/** The remembered state and its changes. */
export type WalletMemory<Own extends object> = {
  readonly key: string
  readonly origin: string
  get(): SharedState & Own
  set(change: Partial<Own>): void
  /** The indices of the accounts the page was given, also while the wallet is locked; `undefined` when it was given none. */
  shared(): readonly number[] | undefined
  /** The indices of the accounts the page may see now; see {@link visibleIndices}. */
  visible(): readonly number[]
  share(indices: readonly number[]): void
  /** Ends the connection of a page, by default this one; silently: without telling the page. */
  revoke(origin?: string, isSilent?: boolean): void
  select(index: number): void
  setLocked(locked: LockMode | false): void
  /** Reads the storage again: another tab may have written. */
  reload(): void
}

/** A memory as far as wallets of all namespaces have it. */
export type SharedMemory = Omit<WalletMemory<object>, 'get' | 'set'> & { get(): SharedState }

/** Keeps a wallet's state in a storage, or in memory without one. Content that cannot be read counts as none. */
export function createWalletMemory<Own extends object>(options: WalletMemoryOptions<Own>): WalletMemory<Own> {
  const { key, initial, origin, storage, onChange } = options
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

  return {
    key,
    origin,
    get: () => state,
    set: (change) => update({ ...state, ...change }),
    shared: () => state.origins[origin],
    visible: () => visibleIndices(state, origin),
    share: (indices) => update({ ...state, origins: { ...state.origins, [origin]: [...new Set(indices)] } }),
    revoke(page = origin, isSilent) {
      const { [page]: _, ...origins } = state.origins
      update({ ...state, origins }, isSilent)
    },
    select: (selected) => update({ ...state, selected }),
    setLocked: (locked) => update({ ...state, locked }),
    reload() {
      const before = state
      state = read()
      onChange(state, before)
    },
  }
}

/** The accounts a page may see, the selected one first; none while the wallet is locked, unless it shows them. */
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
