import type { Events, TrackedEvent } from '../events/createEvents.js'
import { hasService } from '../options/derivedOptions.js'
import { createLazyEntry, type Feature, type FeatureDeps } from './feature.js'

type StartAnalytics = typeof import('../analytics/startAnalytics.js').startAnalytics

type AnalyticsFeature = Feature<StartAnalytics> & {
  /** Loads the code once the visitor acts. Does nothing without `services.analytics`. */
  start(): void
}

/** Usage events to `services.analytics`. */
export function createAnalyticsFeature(deps: FeatureDeps): AnalyticsFeature {
  const { options, currentOptions, events, lifetime } = deps
  const entry = createLazyEntry(
    () => import('../analytics/startAnalytics.js'),
    ({ startAnalytics }) => startAnalytics,
    lifetime,
  )
  return {
    entry,
    publicActions: undefined,
    start() {
      if (!hasService(options, 'analytics')) return
      let isStarted = false
      awaitVisitor({
        events,
        isEmbedded: options.enableEmbedded,
        async start(backlog) {
          const startAnalytics = await entry.load()
          if (isStarted || lifetime.aborted) return
          isStarted = true
          startAnalytics({ ...deps, options: currentOptions, backlog })
        },
      })
    },
  }
}

/** Maximum number of pending events; older ones are dropped. */
const maxBacklog = 50

type VisitorDeps = {
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
export function awaitVisitor({ events, isEmbedded, start }: VisitorDeps): void {
  const backlog: TrackedEvent[] = []
  const stop = events.watch((event) => {
    if (backlog.push(event) > maxBacklog) backlog.shift()
    // Ignore the error here; the next event retries.
    if ((isEmbedded ? /CLICK|SELECT|SEARCH/ : /MODAL_OPEN/).test(event.data.event))
      start(backlog).then(stop, () => undefined)
  })
}
