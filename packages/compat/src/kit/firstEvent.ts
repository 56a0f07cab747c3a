import type { AppKitEvent, EventView } from '@latchkey/appkit'

/** The event that stands for a new instance. */
export type FirstEvent = { readonly type: 'track'; readonly event: 'MODAL_CREATED' }

/** The newest event. `timestamp` is in ms since 1970, 0 before the first event. */
export type NewestEvent = { readonly timestamp: number; readonly data: AppKitEvent | FirstEvent }

const firstEvent: FirstEvent = { type: 'track', event: 'MODAL_CREATED' }

/** Returns the newest event, or the one of a new instance. */
export function describeEvent({ timestamp, data }: EventView): NewestEvent {
  return { timestamp, data: data ?? firstEvent }
}
