import { accountErrors, createError } from '@latchkey/common'
import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'

/** The response of `POST /v1/profile/account`. */
export const registerNameSchema = z.object({ success: z.boolean() })

/** The account that registers the name in the signed message. */
export type RegisterNameParameters = {
  /** For an EVM chain, 0x80000000 or'ed with its id (ENSIP-11). */
  readonly coinType: number
  readonly address: string
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
}

/** Registers a name. Rejects with `NAME_REGISTER_FAILED` if the service refuses or its response is invalid. */
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
  if (!success)
    throw createError(accountErrors.NAME_REGISTER_FAILED, { details: 'The service did not register the name.' })
}
