import { type ApiClient, createApiClient } from '@latchkey/api-client'
import type { Ports } from '@latchkey/common'

const clock: Ports['clock'] = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** The client that pages use, for all services at one URL; with `origin`, as a browser on that page. */
export function createTestClient(
  url: string,
  { projectId = 'local', origin }: { projectId?: string; origin?: string } = {},
): ApiClient {
  const headers = origin === undefined ? {} : { origin }
  return createApiClient({
    projectId,
    sdkVersion: 'html-eip155-1.0.0',
    services: { directory: url, analytics: url, chainData: url },
    ports: { clock, fetch: (input, init) => fetch(input, { ...init, headers: { ...headers, ...init?.headers } }) },
  })
}
