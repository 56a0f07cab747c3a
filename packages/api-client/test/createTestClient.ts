import type { Ports } from '@latchkey/common'
import { createFakeClock, createFakeFetch, type FakeClock, type FakeFetch } from '@latchkey/testing'
import { type ApiClient, createApiClient } from '../src/createApiClient.js'

/** A client over a scripted network. */
export type TestClient = { readonly client: ApiClient; readonly fetch: FakeFetch; readonly clock: FakeClock }

const services = {
  directory: 'https://directory.example',
  chainData: 'https://data.example/base/',
  analytics: 'https://events.example',
}

/** Creates a client with a scripted network. */
export function createTestClient(): TestClient {
  const fetch = createFakeFetch()
  const clock = createFakeClock()
  return { client: createLocalClient({ fetch, clock }), fetch, clock }
}

/** Creates a client over the given ports. Default: the real `fetch` and a fake clock. */
export function createLocalClient(ports: Partial<Pick<Ports, 'fetch' | 'clock'>>, url?: string): ApiClient {
  return createApiClient({
    ports: { fetch: globalThis.fetch, clock: createFakeClock(), ...ports },
    projectId: 'local',
    sdkVersion: 'html-eip155-1.7.3',
    services: url === undefined ? services : { directory: url, chainData: url, analytics: url },
  })
}
