import { type RefObject, useLayoutEffect, useState } from 'react'

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,iframe,[tabindex]'

/** Whether something inside can have the focus, also when what is inside changes later. */
export function useHoldsFocusable(element: RefObject<HTMLElement | null>, key: unknown): boolean {
  const [holds, setHolds] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key the reference is to another element
  useLayoutEffect(() => {
    const within = element.current
    if (!within) return
    const look = () => setHolds(within.querySelector(focusable) !== null)
    const observer = new MutationObserver(look)
    observer.observe(within, { childList: true, subtree: true, attributes: true })
    look()
    return () => observer.disconnect()
  }, [element, key])

  return holds
}
