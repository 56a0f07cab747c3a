import { isCaipNetworkId } from '@latchkey/common'
import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { passes, shortList, shortText } from '../http/schemas.js'

/** A temporary permission that an account granted to an app. */
export const smartSessionSchema = z.object({
  /** The permission's id. */
  pci: shortText(256),
  /** Seconds since 1970. */
  expiration: z.exactOptional(z.number()),
  createdAt: z.exactOptional(z.number()),
  revokedAt: z.exactOptional(z.number()),
  permissions: z.exactOptional(shortList(z.looseObject({ type: shortText(128) }), 100)),
  /** The ids by which the wallet revokes the permission. Absent if the id of the permission is the wallet's. */
  contexts: z.exactOptional(shortList(shortText(16_384), 20)),
  /** The network on which the app may act. */
  chainId: z.exactOptional(shortText(64).check(passes((id: string) => isCaipNetworkId(id)))),
  /** The name of the app. */
  app: z.exactOptional(shortText(256)),
  /** The origin of the page that recorded the permission. */
  origin: z.exactOptional(shortText(256)),
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
