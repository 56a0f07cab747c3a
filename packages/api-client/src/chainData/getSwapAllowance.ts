import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { baseUnits } from '../http/schemas.js'

/** The response of `GET /v1/convert/allowance`. */
export const swapAllowanceSchema = z.object({ allowance: baseUnits })

/** The account and the token, as CAIP-10 ids. */
export type GetSwapAllowanceParameters = { readonly tokenAddress: string; readonly userAddress: string }

/** Returns the swap contract's allowance of a token, in the token's smallest unit. */
export async function getSwapAllowance(
  client: ApiClient,
  { tokenAddress, userAddress }: GetSwapAllowanceParameters,
  { signal }: CallOptions = {},
): Promise<bigint> {
  const { allowance } = await client.ask({
    name: 'GET /v1/convert/allowance',
    service: 'chainData',
    path: ['v1', 'convert', 'allowance'],
    query: { tokenAddress, userAddress },
    read: readJson(swapAllowanceSchema),
    signal,
  })
  return BigInt(allowance)
}
