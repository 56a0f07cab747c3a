import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { useKit } from '../kit/kitContext.js'
import { useSnap } from '../kit/useSnap.js'

/** Light or dark, as the app or else the page's visitor wants it; sets the app's theme variables on the element. */
export function useTheme(element: RefObject<HTMLElement | null>): 'light' | 'dark' {
  const { core, window } = useKit()
  const { mode: wanted, variables } = useSnap(core.theme.state)
  const prefersDark = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia('(prefers-color-scheme: dark)')
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia('(prefers-color-scheme: dark)').matches,
  )
  const mode = wanted ?? (prefersDark ? 'dark' : 'light')

  useLayoutEffect(() => {
    if (Object.keys(variables).length === 0) return
    let isStopped = false
    const undo: (() => void)[] = []
    // Most apps set no variable; those that do pay for reading them.
    import('./applyVariables.js').then(
      ({ applyVariables }) => {
        if (!isStopped && element.current) undo.push(applyVariables(element.current, variables, mode))
      },
      () => undefined,
    )
    return () => {
      isStopped = true
      for (const stop of undo) stop()
    }
  }, [element, variables, mode])

  return mode
}
