import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { shortText } from '../http/schemas.js'

/** The response of `POST /v1/sessions/{id}`. */
export const recordSessionSchema = z.object({ pci: shortText(256) })

/** A granted permission, with the account's signature of `writeRecordText`. */
export type RecordSessionParameters = {
  /** CAIP-10 id. */
  readonly account: string
  /** The JSON text of a `SmartSessionGrant`. `hashGrant` returns the id of the permission from it. */
  readonly grant: string
  readonly signature: string
}

/**
 * Adds a permission that the wallet granted to the list of the account. Returns its id. Rejects with
 * `SMART_SESSION_REFUSED` for a signature of another text or account.
 */
export async function recordSession(
  client: ApiClient,
  { account, grant, signature }: RecordSessionParameters,
  { signal }: CallOptions = {},
): Promise<string> {
  const { pci } = await client.ask({
    name: 'POST /v1/sessions/{id}',
    service: 'chainData',
    path: ['v1', 'sessions', account],
    body: { grant, signature },
    read: readJson(recordSessionSchema),
    refusals: {
      422: { code: 'SMART_SESSION_REFUSED', details: 'The signature is not that of the account for this permission.' },
    },
    // The service may ask a contract to verify the signature, which takes up to 10 s.
    ms: 15_000,
    signal,
  })
  return pci
}
