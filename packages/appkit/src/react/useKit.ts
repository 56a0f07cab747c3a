import { setupError } from '@latchkey/common'
import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { AppKit } from '../instance/appKit.js'
import { lastInstance } from '../instance/instanceRegistry.js'

const KitContext = createContext<AppKit | undefined>(undefined)

/** Gives the components below it this instance; without it they use the one created last. */
export function AppKitProvider({ kit, children }: { readonly kit: AppKit; readonly children?: ReactNode }): ReactNode {
  return createElement(KitContext.Provider, { value: kit }, children)
}

/** The instance from the context, or the one created last. Throws `NOT_CREATED` when there is none. */
export function useKit(): AppKit {
  const kit = useContext(KitContext) ?? lastInstance()
  if (!kit) throw setupError('NOT_CREATED')
  return kit
}

/** As {@link useKit}, but `undefined` where there is none. */
export function useOptionalKit(): AppKit | undefined {
  return useContext(KitContext) ?? lastInstance()
}
