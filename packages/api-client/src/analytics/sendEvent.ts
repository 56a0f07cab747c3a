import { createError, errors, stringifyJson } from '@latchkey/common'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'

/** The body of `POST /e`. */
export type AnalyticsEvent = {
  /** A UUID. */
  readonly eventId: string
  /** Origin and path of the page, without query and fragment. */
  readonly url: string
  readonly domain: string
  /** Ms since 1970. */
  readonly timestamp: number
  readonly props: {
    readonly type: string
    readonly event: string
    readonly properties?: Readonly<Record<string, unknown>> | undefined
  }
}

/** Maximum size, because browsers limit requests that outlive the page. */
const maxCharacters = 8_192

const wrongOrigin = {
  code: 'INVALID_APP_CONFIGURATION',
  details:
    'The analytics service does not accept events of this page. Add its origin to the allowed origins of the project.',
} as const

/**
 * Sends one event. The request outlives the page. Rejects with `INVALID_APP_CONFIGURATION` if the project does not
 * allow this origin.
 */
export async function sendEvent(client: ApiClient, event: AnalyticsEvent, { signal }: CallOptions = {}): Promise<void> {
  if (stringifyJson(event).length > maxCharacters)
    throw createError(errors.INVALID_PARAMS, { details: 'The event is too large.' })
  await client.ask({
    name: 'POST /e',
    service: 'analytics',
    path: ['e'],
    body: event,
    keepalive: true,
    refusals: { 403: wrongOrigin },
    read: async () => undefined,
    signal,
  })
}
