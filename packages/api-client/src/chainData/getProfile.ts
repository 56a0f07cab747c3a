import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Profile, profileSchema } from './profile.js'

const notFound = { code: 'NAME_RESOLVE_FAILED', details: 'Nobody has registered this name.' } as const

/**
 * Returns the owner of a name. Rejects with `NAME_RESOLVE_FAILED` if it is not registered or the response is invalid.
 */
export function getProfile(
  client: ApiClient,
  { name }: { readonly name: string },
  { signal }: CallOptions = {},
): Promise<Profile> {
  return client.ask({
    name: 'GET /v1/profile/account/{name}',
    service: 'chainData',
    path: ['v1', 'profile', 'account', name],
    query: { apiVersion: 2 },
    refusals: { 404: notFound },
    read: readJson(profileSchema, 'NAME_RESOLVE_FAILED'),
    signal,
  })
}
