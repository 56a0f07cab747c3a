import type { ListMemory } from '../../../context/useListMemory.js'
import { createStore } from '../../../store/createStore.js'

export type WalletFilter = { readonly query: string; readonly certified: boolean }

export const emptyFilter: WalletFilter = { query: '', certified: false }

/** Creates the memory of the list of all wallets: the filter and the scroll position. */
export function createListMemory(): ListMemory<WalletFilter> {
  return createStore({ filter: emptyFilter, scrollTop: 0 })
}
