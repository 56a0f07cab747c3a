import { useAppKitEvents as useEvents } from '@latchkey/appkit/react'
import { useMemo } from 'react'
import { describeEvent, type NewestEvent } from '../kit/firstEvent.js'

/** Returns the newest event. `MODAL_CREATED` before the first one. */
export function useAppKitEvents(): NewestEvent {
  const view = useEvents()
  // The result has to stay the same object until the next event, because effects depend on it.
  return useMemo(() => describeEvent(view), [view])
}
