import { awaitVisitor } from '../analytics/awaitVisitor.js'
import { hasService } from '../options/hasService.js'
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
