import type { Hono } from 'hono'
import type { ServiceEnv } from '../http/serviceEnv.js'

/** CAIP-2 ids of the networks with a node, by protocol: JSON-RPC at `/v1/`, or Esplora below `/v1/esplora`. */
export type SupportedChains = { readonly http: readonly string[]; readonly esplora: readonly string[] }

/** `GET /v1/supported-chains`. Clients expect JSON-RPC for networks in `http`, so Bitcoin has its own list. */
export function addSupportedChainsRoute(app: Hono<ServiceEnv>, { http, esplora }: SupportedChains): void {
  app.get('/v1/supported-chains', (context) => {
    context.header('cache-control', 'private, max-age=300')
    return context.json({ http, ws: [], esplora })
  })
}
