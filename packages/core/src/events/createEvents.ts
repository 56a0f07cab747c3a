import { type Clock, createEmitter } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { AppKitEvent } from './appKitEvent.js'

/** The newest event. */
export type EventsState = { timestamp: number; data?: AppKitEvent | undefined }

/** An event and when it was. */
export type TrackedEvent = { readonly timestamp: number; readonly data: AppKitEvent }

/** Events for the app. They leave the page only if the app set a service for them. */
export type Events = {
  readonly state: EventsState
  track(event: AppKitEvent): void
  watch(listener: (event: TrackedEvent) => void): () => void
  clear(): void
}

export function createEvents({ clock }: { readonly clock: Clock }): Events {
  const state = proxy<EventsState>({ timestamp: 0 })
  const emitter = createEmitter<TrackedEvent>()
  return {
    state,
    track(data) {
      const event = { timestamp: clock.now(), data }
      // Apps receive the event itself. Without `ref`, valtio replaces its properties with proxies.
      Object.assign(state, { ...event, data: ref(data) })
      emitter.emit(event)
    },
    watch: emitter.watch,
    clear: emitter.clear,
  }
}
