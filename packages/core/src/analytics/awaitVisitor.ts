import type { Events, TrackedEvent } from '../events/createEvents.js'

/** As many events as wait to be sent at most; of more the newest. */
const maxBacklog = 50

type Deps = {
  readonly events: Pick<Events, 'watch'>
  /** The modal is part of the page: it never opens, so that what the visitor does in it counts. */
  readonly isEmbedded: boolean
  /** Takes what happened so far, oldest first, and all that follows. */
  start(backlog: readonly TrackedEvent[]): Promise<void>
}

/** Keeps events until the visitor comes to the modal: nothing leaves the page before; what happened until then follows (R106). */
export function awaitVisitor({ events, isEmbedded, start }: Deps): void {
  const backlog: TrackedEvent[] = []
  const stop = events.watch((event) => {
    if (backlog.push(event) > maxBacklog) backlog.shift()
    // What cannot be had is asked for again the next time.
    if ((isEmbedded ? /CLICK|SELECT|SEARCH/ : /MODAL_OPEN/).test(event.data.event))
      start(backlog).then(stop, () => undefined)
  })
}
