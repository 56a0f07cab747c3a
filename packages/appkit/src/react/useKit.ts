import { createError, pageErrors } from '@latchkey/common/start'
import type { ConnectionHint } from '@latchkey/core'
import { createContext, createElement, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react'
import type { AppKit } from '../instance/appKit.js'
import { lastInstance, watchInstances } from '../instance/instanceRegistry.js'
import { HintContext } from './useConnectionHint.js'

const KitContext = createContext<AppKit | undefined>(undefined)

/** Props of {@link AppKitProvider}. */
export type AppKitProviderProps = {
  /** Default: that of the next provider above, else the instance created last. */
  readonly kit?: AppKit | undefined
  /**
   * The hint that the server read from the cookie set by the `connectionHint` option. With it, the first HTML shows
   * "connecting" and not "connect".
   */
  readonly connectionHint?: ConnectionHint | undefined
  readonly children?: ReactNode
}

/** Provides an instance and the server's hint to the components below it. */
export function AppKitProvider({ kit, connectionHint, children }: AppKitProviderProps): ReactNode {
  const outerKit = useContext(KitContext)
  const outerHint = useContext(HintContext)
  const hinted = createElement(HintContext.Provider, { value: connectionHint ?? outerHint }, children)
  return createElement(KitContext.Provider, { value: kit ?? outerKit }, hinted)
}

/** Returns the instance from the context, or the one created last. Throws `NOT_CREATED` without an instance. */
export function useKit(): AppKit {
  const given = useGivenKit()
  const known = useRef<AppKit | undefined>(undefined)
  // Components keep a destroyed instance until another one is created; otherwise they would crash.
  const read = () => {
    known.current = lastInstance() ?? known.current
    return known.current
  }
  const latest = useSyncExternalStore(watchInstances, read, read)
  const kit = given ?? latest
  if (!kit) throw createError(pageErrors.NOT_CREATED)
  return kit
}

/** Returns the instance from the context, if there is one. */
export function useGivenKit(): AppKit | undefined {
  return useContext(KitContext)
}
