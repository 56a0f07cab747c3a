import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readJson.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { shortText } from '../http/shortText.js'

/** A name that could be had. */
export const nameSuggestionSchema = z.object({ name: shortText(256), registered: z.boolean() })

/** What `GET /v1/profile/suggestions/{name}` answers. */
export const nameSuggestionsSchema = z.object({
  suggestions: rowsOf(nameSuggestionSchema, { max: 1_000, idOf: ({ name }) => name }),
})

/** A name that could be had, and whether somebody has it. */
export type NameSuggestion = z.output<typeof nameSuggestionSchema>

/** What was typed, and the zone that names are given in. */
export type GetNameSuggestionsParameters = { readonly name: string; readonly zone?: string | undefined }

/** Asks for names like one. Rejects with `NAME_SUGGESTIONS_FAILED` where nothing of the answer can be read. */
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
