import { type RefObject, useLayoutEffect } from 'react'
import { type Store, useStore } from '../store/createStore.js'
import { useModal } from './modalContext.js'

/** A list's filter (search text, options) and scroll position. */
export type ListMemory<Filter> = Store<{ readonly filter: Filter; readonly scrollTop: number }>

/**
 * Returns a list's filter. When the visitor goes back to the list, the filter and the scroll position are restored;
 * when they go forward to it, it starts at the top with the `initial` filter.
 */
export function useListMemory<Filter>(
  list: RefObject<HTMLElement | null>,
  memory: ListMemory<Filter>,
  initial: Filter,
): { readonly filter: Filter; setFilter(filter: Filter): void } {
  const isBack = useModal().screens.get().screen?.direction === 'prev'
  const { filter } = useStore(memory)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list mounts and unmounts
  useLayoutEffect(() => {
    const element = list.current
    if (!isBack) memory.set({ filter: initial, scrollTop: 0 })
    else if (element) element.scrollTop = memory.get().scrollTop
    return () => {
      if (element) memory.set({ ...memory.get(), scrollTop: element.scrollTop })
    }
  }, [])

  return { filter, setFilter: (next) => memory.set({ filter: next, scrollTop: 0 }) }
}
