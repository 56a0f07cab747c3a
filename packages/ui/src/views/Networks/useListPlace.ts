import { type RefObject, useLayoutEffect } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { useStore } from '../../kit/useStore.js'

/** What was searched for, and how far the list was scrolled: who comes back to it finds it as it was. */
export function useListPlace(list: RefObject<HTMLElement | null>): {
  readonly query: string
  setQuery(query: string): void
} {
  const { screens, switcher } = useKit()
  const { place } = switcher()
  const isBack = screens.get().screen?.direction === 'prev'
  const { query } = useStore(place)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on coming and going
  useLayoutEffect(() => {
    const element = list.current
    if (!isBack) place.set({ query: '', scrollTop: 0 })
    else if (element) element.scrollTop = place.get().scrollTop
    return () => {
      if (element) place.set({ ...place.get(), scrollTop: element.scrollTop })
    }
  }, [])

  return { query, setQuery: (next) => place.set({ query: next, scrollTop: 0 }) }
}
