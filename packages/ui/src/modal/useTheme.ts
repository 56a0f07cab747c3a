import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useModal } from '../modalContext/modalContext.js'
import { useStore } from '../store/createStore.js'
import { useSnap } from '../store/useSnap.js'
import type { VariablesLoader } from './createVariablesLoader.js'

/** Returns the app's theme mode, or else the visitor's preference. Sets the app's theme variables on the element. */
export function useTheme(element: RefObject<HTMLElement | null>, loader: VariablesLoader): 'light' | 'dark' {
  const { core, window } = useModal()
  const applyVariables = useStore(loader)
  const { mode: wanted, variables } = useSnap(core.theme.state)
  const prefersDark = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia('(prefers-color-scheme: dark)')
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia('(prefers-color-scheme: dark)').matches,
  )
  const reported = useRef(new Set<string>())
  const mode = wanted ?? (prefersDark ? 'dark' : 'light')

  useLayoutEffect(() => {
    if (applyVariables && element.current) return applyVariables(element.current, variables, mode, reportIgnored)
    void loader.load()
    return undefined

    function reportIgnored(name: string): void {
      const text = `${name}: ${String(Reflect.get(variables, name)).slice(0, 100)}`
      if (reported.current.has(text)) return
      reported.current.add(text)
      core.ports.logger.error(
        `[latchkey] A theme variable is ignored, because its value is not of its kind: ${text}. A colour is a name, a hex number or a function of numbers, not a CSS variable.`,
      )
    }
  }, [applyVariables, element, loader, variables, mode, core])

  return mode
}
