import { serviceError } from '@latchkey/common'
import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readJson.js'

/** What `POST /v1/profile/account` answers. */
export const registerNameSchema = z.object({ success: z.boolean() })

/** Who takes the name that the signed message holds. */
export type RegisterNameParameters = {
  /** For an EVM chain, 0x80000000 or'ed with its id (ENSIP-11). */
  readonly coinType: number
  readonly address: string
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
}

/** Registers a name. Rejects with `NAME_REGISTER_FAILED` where the service says no or nothing that can be read. */
export async function registerName(
  client: ApiClient,
  { coinType, address, message, signature }: RegisterNameParameters,
  { signal }: CallOptions = {},
): Promise<void> {
  const { success } = await client.ask({
    name: 'POST /v1/profile/account',
    service: 'chainData',
    path: ['v1', 'profile', 'account'],
    body: { coin_type: coinType, address, message, signature },
    contentType: 'json',
    read: readJson(registerNameSchema, 'NAME_REGISTER_FAILED'),
    signal,
  })
  if (!success) throw serviceError('NAME_REGISTER_FAILED', { details: 'The service did not register the name.' })
}
