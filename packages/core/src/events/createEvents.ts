import type { Clock } from '@latchkey/common'
import { createEmitter } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { AppKitEvent } from './appKitEvent.js'

/** The newest event. */
export type EventsState = { timestamp: number; data?: AppKitEvent | undefined }

/** An event and when it was. */
export type TrackedEvent = { readonly timestamp: number; readonly data: AppKitEvent }

/** What happened, for the app to listen to. It leaves the page only where the app named a service for it (R106). */
export type Events = {
  readonly state: EventsState
  track(event: AppKitEvent): void
  watch(listener: (event: TrackedEvent) => void): () => void
  clear(): void
}

/** Makes {@link Events}. */
export function createEvents({ clock }: { readonly clock: Clock }): Events {
  const state = proxy<EventsState>({ timestamp: 0 })
  const emitter = createEmitter<TrackedEvent>()
  return {
    state,
    track(data) {
      const told = { timestamp: clock.now(), data }
      Object.assign(state, told)
      emitter.emit(told)
    },
    watch: emitter.watch,
    clear: emitter.clear,
  }
}
