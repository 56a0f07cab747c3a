import { createError, serviceErrors } from '@latchkey/common'
import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'

/** The response of `POST /v1/sessions/{id}/revoke`. */
export const revokeSessionSchema = z.object({ success: z.boolean() })

/** The permission and its account, with the account's signature of `writeRevokeText`. */
export type RevokeSessionParameters = { readonly account: string; readonly pci: string; readonly signature: string }

/**
 * Revokes a permission. Rejects with `SMART_SESSION_REFUSED` for a signature of another text or account, with
 * `SMART_SESSION_NOT_FOUND` if the list does not have the permission, and with `HTTP_BAD_RESPONSE` if the service did
 * not revoke it.
 */
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
    refusals: {
      404: { code: 'SMART_SESSION_NOT_FOUND', details: `The service has no permission ${pci} of this account.` },
      422: { code: 'SMART_SESSION_REFUSED', details: 'The signature is not that of the account for this permission.' },
    },
    // The service may ask a contract to verify the signature, which takes up to 10 s.
    ms: 15_000,
    signal,
  })
  if (!success)
    throw createError(serviceErrors.HTTP_BAD_RESPONSE, { details: 'The service did not take the permission back.' })
}
