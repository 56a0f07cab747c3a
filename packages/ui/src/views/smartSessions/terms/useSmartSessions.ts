import type { SmartSessions } from '@latchkey/core'
import { useState } from 'react'
import { useModal } from '../../../modalContext/modalContext.js'

/**
 * Returns the feature, which loads before the views render. `undefined` if its code failed to load; `retry` loads it
 * again.
 */
export function useSmartSessions(): { readonly sessions: SmartSessions | undefined; readonly retry: () => void } {
  const { core } = useModal()
  const [sessions, setSessions] = useState(() => core.smartSessions.current())
  // Ignore a failure here: the view keeps showing it.
  const retry = () => void core.smartSessions.load().then(setSessions, () => undefined)
  return { sessions, retry }
}
