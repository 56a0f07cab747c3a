import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readJson.js'
import { baseUnits } from './baseUnits.js'

/** What `GET /v1/convert/allowance` answers. */
export const swapAllowanceSchema = z.object({ allowance: baseUnits })

/** Whose allowance for which token, both as CAIP-10 ids. */
export type GetSwapAllowanceParameters = { readonly tokenAddress: string; readonly userAddress: string }

/** Asks how much of a token the swap contract may take, in the token's smallest unit. */
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
