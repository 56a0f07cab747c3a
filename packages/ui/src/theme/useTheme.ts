import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useKit } from '../kit/kitContext.js'
import { useSnap } from '../kit/useSnap.js'
import { useStore } from '../kit/useStore.js'

/** Light or dark, as the app or else the page's visitor wants it; sets the app's theme variables on the element. */
export function useTheme(element: RefObject<HTMLElement | null>): 'light' | 'dark' {
  const { core, window, parts, needLook } = useKit()
  const { applyVariables } = useStore(parts)
  const { mode: wanted, variables } = useSnap(core.theme.state)
  const prefersDark = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia('(prefers-color-scheme: dark)')
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia('(prefers-color-scheme: dark)').matches,
  )
  const told = useRef(new Set<string>())
  const mode = wanted ?? (prefersDark ? 'dark' : 'light')

  useLayoutEffect(() => {
    if (applyVariables && element.current) return applyVariables(element.current, variables, mode, tellIgnored)
    needLook()
    return undefined

    function tellIgnored(name: string): void {
      const text = `${name}: ${String(Reflect.get(variables, name)).slice(0, 100)}`
      if (told.current.has(text)) return
      told.current.add(text)
      core.ports.logger.warn(
        `[latchkey] A theme variable is ignored, because its value is not of its kind: ${text}. A colour is a name, a hex number or a function of numbers, not a CSS variable.`,
      )
    }
  }, [applyVariables, element, needLook, variables, mode, core])

  return mode
}
