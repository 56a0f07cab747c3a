import type { Core } from '@latchkey/core'
import { type RefObject, useLayoutEffect } from 'react'
import { createStore, type Store } from '../../kit/createStore.js'
import { useKit } from '../../kit/kitContext.js'
import { useStore } from '../../kit/useStore.js'

type Memory = { readonly query: string; readonly certified: boolean; readonly scrollTop: number }

const fresh: Memory = { query: '', certified: false, scrollTop: 0 }
const memories = new WeakMap<Core, Store<Memory>>()

/** What was searched for, and how far the list was scrolled: who comes back to it from a wallet finds it as it was. */
export function useListMemory(list: RefObject<HTMLElement | null>): Pick<Memory, 'query' | 'certified'> & {
  setMemory(change: Partial<Memory>): void
} {
  const { core, screens } = useKit()
  const isBack = screens.get().screen?.direction === 'prev'
  const memory = memories.get(core) ?? createStore(fresh)
  memories.set(core, memory)
  const { query, certified } = useStore(memory)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on coming and going
  useLayoutEffect(() => {
    const element = list.current
    if (!isBack) memory.set(fresh)
    else if (element) element.scrollTop = memory.get().scrollTop
    return () => {
      if (element) memory.set({ ...memory.get(), scrollTop: element.scrollTop })
    }
  }, [])

  return { query, certified, setMemory: (change) => memory.set({ ...memory.get(), ...change, scrollTop: 0 }) }
}
