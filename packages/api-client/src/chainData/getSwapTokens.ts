import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { count, passes, shortText } from '../http/schemas.js'

/** A token that can be swapped. */
export const swapTokenSchema = z.object({
  name: shortText(1_024),
  symbol: shortText(256),
  /** CAIP-10 id. */
  address: shortText(256),
  decimals: count.check(passes((decimals: number) => decimals <= 255)),
  logoUri: z.exactOptional(shortText()),
  eip2612: z.exactOptional(z.boolean()),
})

/** The response of `GET /v1/convert/tokens`. */
export const swapTokensSchema = z.object({ tokens: rowsOf(swapTokenSchema, { idOf: ({ address }) => address }) })

/** A token that can be swapped. */
export type SwapToken = z.output<typeof swapTokenSchema>

/** Returns the tokens of a network, by its CAIP-2 id, that can be swapped. */
export async function getSwapTokens(
  client: ApiClient,
  { chainId }: { readonly chainId: string },
  { signal }: CallOptions = {},
): Promise<Rows<SwapToken>> {
  const { tokens } = await client.ask({
    name: 'GET /v1/convert/tokens',
    service: 'chainData',
    path: ['v1', 'convert', 'tokens'],
    query: { chainId },
    read: readJson(swapTokensSchema),
    signal,
  })
  return tokens
}
