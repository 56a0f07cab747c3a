import type { Events, TrackedEvent } from '../events/createEvents.js'

/** Maximum number of pending events; older ones are dropped. */
const maxBacklog = 50

type Deps = {
  readonly events: Pick<Events, 'watch'>
  /** The modal is part of the page. It never opens, so the visitor's actions count instead. */
  readonly isEmbedded: boolean
  /** Receives the pending events, oldest first, then every new event. */
  start(backlog: readonly TrackedEvent[]): Promise<void>
}

/**
 * Holds events back until the visitor uses the modal. Before that, nothing leaves the page; then the pending events are
 * sent.
 */
export function awaitVisitor({ events, isEmbedded, start }: Deps): void {
  const backlog: TrackedEvent[] = []
  const stop = events.watch((event) => {
    if (backlog.push(event) > maxBacklog) backlog.shift()
    // Ignore the error here; the next event retries.
    if ((isEmbedded ? /CLICK|SELECT|SEARCH/ : /MODAL_OPEN/).test(event.data.event))
      start(backlog).then(stop, () => undefined)
  })
}
