import type { AppKitEvent } from '@latchkey/core'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** Returns the newest event. `timestamp` is in ms, 0 before the first event. */
export function useAppKitEvents(): { readonly timestamp: number; readonly data: AppKitEvent | undefined } {
  const kit = useKit()
  return useWatched(kit, {
    subject: 'event',
    read: kit.getEvent,
    initial: () => ({ timestamp: 0, data: undefined }),
  })
}
