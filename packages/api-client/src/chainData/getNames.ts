import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readJson.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { type Profile, profileSchema } from './profile.js'

/** What `GET /v1/profile/reverse/{address}` answers. */
export const reverseSchema = rowsOf(profileSchema, { max: 1_000, idOf: ({ name }) => name })

/** Whose names. */
export type GetNamesParameters = {
  readonly address: string
  /** Who looks. */
  readonly sender?: string | undefined
}

/** Asks which names belong to an address. Rejects with `NAME_RESOLVE_FAILED` where nothing of the answer can be read. */
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
