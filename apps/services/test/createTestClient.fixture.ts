import { type ApiClient, createApiClient } from '@latchkey/api-client'
import { systemClock } from '@latchkey/testing'

/**
 * Creates the client that pages use, for all services at one URL. With `origin`, sends requests like a browser on that
 * page.
 */
export function createTestClient(
  url: string,
  { projectId = 'local', origin }: { projectId?: string; origin?: string } = {},
): ApiClient {
  const headers = origin === undefined ? {} : { origin }
  return createApiClient({
    projectId,
    sdkVersion: 'html-eip155-1.0.0',
    services: { directory: url, analytics: url, chainData: url },
    ports: {
      clock: systemClock,
      fetch: (input, init) => fetch(input, { ...init, headers: { ...headers, ...init?.headers } }),
    },
  })
}
