import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { rowsOf } from '../http/rowsOf.js'
import { shortText } from '../http/schemas.js'

const ids = rowsOf(shortText(64), { idOf: (id) => id })

/** The response of `GET /v1/supported-chains`. */
export const supportedChainsSchema = z.object({ http: ids, ws: z.exactOptional(ids) })

/** CAIP-2 ids of the networks that the service supports. */
export type SupportedChains = { readonly http: readonly string[]; readonly ws: readonly string[] }

/** Returns the networks that the service supports. Callers should cache it. */
export async function getSupportedChains(client: ApiClient, { signal }: CallOptions = {}): Promise<SupportedChains> {
  const { http, ws } = await client.ask({
    name: 'GET /v1/supported-chains',
    service: 'chainData',
    path: ['v1', 'supported-chains'],
    read: readJson(supportedChainsSchema),
    signal,
  })
  return { http: http.rows, ws: ws?.rows ?? [] }
}
