import { createError, serviceErrors } from '@latchkey/common'
import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'

/** The response of `POST /v1/sessions/{id}/revoke`. */
export const revokeSessionSchema = z.object({ success: z.boolean() })

/** The permission and its account, with the account's signature. */
export type RevokeSessionParameters = { readonly account: string; readonly pci: string; readonly signature: string }

/** Revokes a permission. Rejects with `HTTP_BAD_RESPONSE` if the service did not revoke it. */
export async function revokeSession(
  client: ApiClient,
  { account, pci, signature }: RevokeSessionParameters,
  { signal }: CallOptions = {},
): Promise<void> {
  const { success } = await client.ask({
    name: 'POST /v1/sessions/{id}/revoke',
    service: 'chainData',
    path: ['v1', 'sessions', account, 'revoke'],
    body: { pci, signature },
    read: readJson(revokeSessionSchema),
    signal,
  })
  if (!success)
    throw createError(serviceErrors.HTTP_BAD_RESPONSE, { details: 'The service did not take the permission back.' })
}
