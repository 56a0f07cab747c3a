import type { ListMemory } from '../../../context/useListMemory.js'
import { createStore } from '../../../store/createStore.js'

export const emptySearch = ''

/** Creates the memory of the network list: the search text and the scroll position. */
export function createListMemory(): ListMemory<string> {
  return createStore({ filter: emptySearch, scrollTop: 0 })
}
