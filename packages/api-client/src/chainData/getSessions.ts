import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { shortList, shortText } from '../http/schemas.js'

/** A temporary permission that an account granted to an app. */
export const smartSessionSchema = z.object({
  /** The permission's id. */
  pci: shortText(256),
  /** Seconds since 1970. */
  expiration: z.exactOptional(z.number()),
  createdAt: z.exactOptional(z.number()),
  revokedAt: z.exactOptional(z.number()),
  permissions: z.exactOptional(shortList(z.looseObject({ type: shortText(128) }), 100)),
})

/** The response of `GET /v1/sessions/{id}`. */
export const smartSessionsSchema = z.object({
  pcis: rowsOf(smartSessionSchema, { max: 1_000, idOf: ({ pci }) => pci }),
})

/** A temporary permission that an account granted to an app. */
export type SmartSession = z.output<typeof smartSessionSchema>

/** Returns the permissions that an account, a CAIP-10 id, has granted. */
export async function getSessions(
  client: ApiClient,
  { account }: { readonly account: string },
  { signal }: CallOptions = {},
): Promise<Rows<SmartSession>> {
  const { pcis } = await client.ask({
    name: 'GET /v1/sessions/{id}',
    service: 'chainData',
    path: ['v1', 'sessions', account],
    read: readJson(smartSessionsSchema),
    signal,
  })
  return pcis
}
