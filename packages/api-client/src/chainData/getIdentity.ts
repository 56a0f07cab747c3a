import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { shortText } from '../http/schemas.js'

/** The response of `GET /v1/identity/{address}`. */
export const identitySchema = z.object({ name: z.nullable(shortText(1_024)), avatar: z.nullable(shortText(400_000)) })

/** The name and picture of an address. */
export type AddressIdentity = z.output<typeof identitySchema>

/** The address to look up. */
export type GetIdentityParameters = {
  readonly address: string
  /** Address of the connected account. */
  readonly sender?: string | undefined
}

/** Requests the name and picture of an address. */
export function getIdentity(
  client: ApiClient,
  { address, sender }: GetIdentityParameters,
  { signal }: CallOptions = {},
): Promise<AddressIdentity> {
  return client.ask({
    name: 'GET /v1/identity/{address}',
    service: 'chainData',
    path: ['v1', 'identity', address],
    query: { sender },
    read: readJson(identitySchema),
    signal,
  })
}
