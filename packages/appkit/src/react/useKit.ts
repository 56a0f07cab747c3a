import { setupError } from '@latchkey/common/start'
import { createContext, createElement, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react'
import type { AppKit } from '../instance/appKit.js'
import { lastInstance, watchInstances } from '../instance/instanceRegistry.js'

const KitContext = createContext<AppKit | undefined>(undefined)

/** Gives the components below it this instance; without it they use the one created last. */
export function AppKitProvider({ kit, children }: { readonly kit: AppKit; readonly children?: ReactNode }): ReactNode {
  return createElement(KitContext.Provider, { value: kit }, children)
}

/** The instance from the context, or the one created last. Throws `NOT_CREATED` when there is none. */
export function useKit(): AppKit {
  const given = useGivenKit()
  const known = useRef<AppKit | undefined>(undefined)
  // An instance that is destroyed stays the one of components that use it until another is there: they must not crash.
  const read = () => {
    known.current = lastInstance() ?? known.current
    return known.current
  }
  const latest = useSyncExternalStore(watchInstances, read, read)
  const kit = given ?? latest
  if (!kit) throw setupError('NOT_CREATED')
  return kit
}

/** The instance from the context, if one is given there. */
export function useGivenKit(): AppKit | undefined {
  return useContext(KitContext)
}
