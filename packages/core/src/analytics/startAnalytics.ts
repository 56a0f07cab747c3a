import { isAppKitError, loadModule, type Ports, randomUuid } from '@latchkey/common'
import type { Events, TrackedEvent } from '../events/createEvents.js'
import type { Alert } from '../modal/createAlert.js'
import { sdkVersion } from '../options/derivedOptions.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { describePage } from './describePage.js'

/** Dependencies of the analytics. */
export type AnalyticsDeps = {
  readonly ports: Ports
  readonly options: () => ResolvedOptions
  readonly events: Pick<Events, 'watch'>
  readonly alert: Pick<Alert, 'show'>
  /** Pending events from before the start, oldest first. */
  readonly backlog: readonly TrackedEvent[]
  readonly lifetime: AbortSignal
}

/** Maximum number of events that wait for the project's answer; further ones are dropped. */
const maxWaiting = 50
/** Number of requests for the analytics setting before giving up. */
const maxQuestions = 3

/**
 * Sends events to `services.analytics` if the app set it, `features.analytics` is on and the project wants events. Each
 * event is one request, which outlives the page. Failures are silent, except that a project that does not allow this
 * origin is reported once; after that nothing is sent.
 */
export function startAnalytics({ ports, options, events, alert, backlog, lifetime }: AnalyticsDeps): void {
  const { projectId, services } = options()
  const { window, logger } = ports
  if (!window || !projectId || !services?.analytics) return
  const { location } = window
  const urls = { directory: services.directory || undefined, analytics: services.analytics }
  /** `undefined` until the project has answered. */
  let isWanted: boolean | undefined
  let questions = 0
  let isAsking = false
  let waiting: readonly TrackedEvent[] = []

  const unwatch = events.watch(take)
  lifetime.addEventListener('abort', stop)
  for (const tracked of backlog) take(tracked)

  function take(tracked: TrackedEvent): void {
    if (isWanted === false || !options().features.analytics) return
    if (isWanted) return void send(tracked)
    waiting = [...waiting, tracked].slice(-maxWaiting)
    if (!isAsking) void ask()
  }

  async function ask(): Promise<void> {
    isAsking = true
    questions++
    try {
      const { client, api } = await load()
      const { isAnalyticsEnabled } = await client.getAnalyticsConfig(api, { signal: lifetime })
      if (!isAnalyticsEnabled) return stop()
      isWanted = true
      for (const tracked of waiting) void send(tracked)
      waiting = []
    } catch (error) {
      give(error)
      if (questions >= maxQuestions) stop()
    } finally {
      isAsking = false
    }
  }

  async function send({ data: event, timestamp }: TrackedEvent): Promise<void> {
    try {
      const { client, api } = await load()
      if (!isWanted || !options().features.analytics) return
      const properties = plainProperties('properties' in event ? event.properties : undefined)
      const props = { type: event.type, event: event.event, ...(properties ? { properties } : {}) }
      const sent = { eventId: randomUuid(), ...describePage(location), timestamp, props }
      await client.sendEvent(api, sent, { signal: lifetime })
    } catch (error) {
      give(error)
    }
  }

  async function load() {
    const client = await loadModule(() => import('@latchkey/api-client/analytics'))
    return {
      client,
      api: client.createApiClient({ ports, projectId, sdkVersion: sdkVersion(options()), services: urls }),
    }
  }

  function give(error: unknown): void {
    if (lifetime.aborted || isWanted === false) return
    if (!isAppKitError(error, 'INVALID_APP_CONFIGURATION'))
      return logger.debug('[latchkey] An event was not sent.', error)
    stop()
    alert.show(error)
  }

  function stop(): void {
    isWanted = false
    waiting = []
    unwatch()
    lifetime.removeEventListener('abort', stop)
  }
}

const maxText = 128
const maxEntries = 100

/** Returns the properties of an event that may be sent: numbers, booleans and short texts. */
export function plainProperties(properties: object | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!properties) return undefined
  const plain = Object.entries(properties).flatMap(([key, value]) => {
    const shown = Array.isArray(value)
      ? value.slice(0, maxEntries).flatMap((one) => plainValue(one) ?? [])
      : plainValue(value)
    return shown === undefined ? [] : [[key, shown]]
  })
  return Object.fromEntries(plain)
}

function plainValue(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'string') return value.slice(0, maxText)
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
