import { proxy, ref, subscribe } from 'valtio/vanilla'
import type { WalletGroup } from './walletRow.js'

/** The wallet list as reactive state. */
export type WalletsState = {
  /** The groups of all namespaces. */
  groups: readonly WalletGroup[]
}

/**
 * Creates the reactive state of the wallet list. The list is computed when `state` is first read, and again when one of
 * `sources` changes. Most pages never read it: the modal calls `wallets.list()`.
 */
export function createWalletsState(sources: readonly object[], list: () => readonly WalletGroup[]) {
  let state: WalletsState | undefined
  let stops: readonly (() => void)[] = []

  function update(): void {
    if (!state) return
    const groups = list()
    if (keysOf(groups) !== keysOf(state.groups)) state.groups = ref(groups)
  }

  return {
    get state() {
      if (!state) {
        state = proxy<WalletsState>({ groups: ref(list()) })
        stops = sources.map((source) => subscribe(source, update))
      }
      return state
    },
    /** Updates the state after a change outside `sources`. */
    update,
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** Returns a key of the visible content. Lists with equal keys do not notify subscribers. */
function keysOf(groups: readonly WalletGroup[]): string {
  return JSON.stringify(
    groups.map(({ group, rows }) => [
      group,
      rows.map(({ key, name, tag, warning, imageUrl }) => [key, name, tag, warning, imageUrl]),
    ]),
  )
}
