import type { AppKitEvent } from '@latchkey/core'
import type { Slice } from './slice.js'

/** The newest event. */
export type EventView = {
  /** Time of the event, in ms since 1970. 0 before the first event. */
  readonly timestamp: number
  /** `undefined` before the first event. */
  readonly data: AppKitEvent | undefined
}

export const eventSlice: Slice<EventView> = {
  watched: ['events'],
  initial: () => ({ timestamp: 0, data: undefined }),
}
