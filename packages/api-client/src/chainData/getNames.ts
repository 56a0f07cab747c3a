import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { type Profile, profileSchema } from './profile.js'

/** The response of `GET /v1/profile/reverse/{address}`. */
export const reverseSchema = rowsOf(profileSchema, { max: 1_000, idOf: ({ name }) => name })

/** The address to look up. */
export type GetNamesParameters = {
  readonly address: string
  /** Address of the connected account. */
  readonly sender?: string | undefined
}

/** Returns the names of an address. Rejects with `NAME_RESOLVE_FAILED` if no part of the response is valid. */
export function getNames(
  client: ApiClient,
  { address, sender }: GetNamesParameters,
  { signal }: CallOptions = {},
): Promise<Rows<Profile>> {
  return client.ask({
    name: 'GET /v1/profile/reverse/{address}',
    service: 'chainData',
    path: ['v1', 'profile', 'reverse', address],
    query: { sender, apiVersion: 2 },
    read: readJson(reverseSchema, 'NAME_RESOLVE_FAILED'),
    signal,
  })
}
