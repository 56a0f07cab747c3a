import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { shortText } from '../http/schemas.js'

/** A suggested name. */
export const nameSuggestionSchema = z.object({ name: shortText(256), registered: z.boolean() })

/** The response of `GET /v1/profile/suggestions/{name}`. */
export const nameSuggestionsSchema = z.object({
  suggestions: rowsOf(nameSuggestionSchema, { max: 1_000, idOf: ({ name }) => name }),
})

/** A suggested name, and whether it is registered. */
export type NameSuggestion = z.output<typeof nameSuggestionSchema>

/** The query, and the zone of the names. */
export type GetNameSuggestionsParameters = { readonly name: string; readonly zone?: string | undefined }

/** Returns names similar to a query. Rejects with `NAME_SUGGESTIONS_FAILED` if no part of the response is valid. */
export async function getNameSuggestions(
  client: ApiClient,
  { name, zone }: GetNameSuggestionsParameters,
  { signal }: CallOptions = {},
): Promise<Rows<NameSuggestion>> {
  const { suggestions } = await client.ask({
    name: 'GET /v1/profile/suggestions/{name}',
    service: 'chainData',
    path: ['v1', 'profile', 'suggestions', name],
    query: { zone },
    read: readJson(nameSuggestionsSchema, 'NAME_SUGGESTIONS_FAILED'),
    signal,
  })
  return suggestions
}
