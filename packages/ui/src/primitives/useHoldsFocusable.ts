import { type RefObject, useLayoutEffect, useState } from 'react'

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,iframe,[tabindex]'

/** Returns whether the element contains focusable content, and follows later changes. */
export function useHoldsFocusable(element: RefObject<HTMLElement | null>, key: unknown): boolean {
  const [holds, setHolds] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means another element
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
