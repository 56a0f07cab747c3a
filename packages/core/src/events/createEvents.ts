import type { Clock } from '@latchkey/common'
import { createEmitter } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { AppKitEvent } from './appKitEvent.js'

/** The newest event. */
export type EventsState = { timestamp: number; data: AppKitEvent | undefined }

/** What happened, for the app to listen to. Nothing leaves the page. */
export type Events = {
  readonly state: EventsState
  track(event: AppKitEvent): void
  watch(listener: (event: AppKitEvent, timestamp: number) => void): () => void
  clear(): void
}

/** Makes {@link Events}. */
export function createEvents({ clock }: { readonly clock: Clock }): Events {
  const state = proxy<EventsState>({ timestamp: 0, data: undefined })
  const emitter = createEmitter<{ readonly event: AppKitEvent; readonly timestamp: number }>()
  return {
    state,
    track(event) {
      const timestamp = clock.now()
      Object.assign(state, { timestamp, data: event })
      emitter.emit({ event, timestamp })
    },
    watch: (listener) => emitter.watch(({ event, timestamp }) => listener(event, timestamp)),
    clear: () => emitter.clear(),
  }
}
