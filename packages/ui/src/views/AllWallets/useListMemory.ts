import { type RefObject, useLayoutEffect, useState } from 'react'
import { createStore } from '../../kit/createStore.js'
import { useKit } from '../../kit/kitContext.js'
import { useStore } from '../../kit/useStore.js'
import type { ListMemory } from '../../rest/restParts.js'

const fresh: ListMemory = { query: '', certified: false, scrollTop: 0 }

/** What was searched for, and how far the list was scrolled: who comes back to it from a wallet finds it as it was. */
export function useListMemory(list: RefObject<HTMLElement | null>): Pick<ListMemory, 'query' | 'certified'> & {
  setMemory(change: Partial<ListMemory>): void
} {
  const { parts, screens } = useKit()
  const isBack = screens.get().screen?.direction === 'prev'
  const [memory] = useState(() => parts.get().listMemory ?? createStore(fresh))
  const { query, certified } = useStore(memory)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on coming and going
  useLayoutEffect(() => {
    const element = list.current
    parts.set({ ...parts.get(), listMemory: memory })
    if (!isBack) memory.set(fresh)
    else if (element) element.scrollTop = memory.get().scrollTop
    return () => {
      if (element) memory.set({ ...memory.get(), scrollTop: element.scrollTop })
    }
  }, [])

  return { query, certified, setMemory: (change) => memory.set({ ...memory.get(), ...change, scrollTop: 0 }) }
}
