import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { baseUnits, shortText } from '../http/schemas.js'

/** One offer. */
export const swapQuoteSchema = z.object({
  id: z.exactOptional(shortText(256)),
  fromAmount: baseUnits,
  fromAccount: shortText(256),
  toAmount: baseUnits,
  toAccount: shortText(256),
})

/** The response of `GET /v1/convert/quotes`. */
export const swapQuotesSchema = z.object({ quotes: rowsOf(swapQuoteSchema) })

/** One offer. */
export type SwapQuote = z.output<typeof swapQuoteSchema>

/** The swap; tokens and account as CAIP-10 ids. */
export type GetSwapQuotesParameters = {
  /** In the smallest unit of `from`. */
  readonly amount: bigint
  readonly from: string
  readonly to: string
  readonly userAddress?: string | undefined
  readonly gasPrice?: bigint | undefined
}

/** Returns the amounts that a swap would give. */
export async function getSwapQuotes(
  client: ApiClient,
  { amount, from, to, userAddress, gasPrice }: GetSwapQuotesParameters,
  { signal }: CallOptions = {},
): Promise<Rows<SwapQuote>> {
  const { quotes } = await client.ask({
    name: 'GET /v1/convert/quotes',
    service: 'chainData',
    path: ['v1', 'convert', 'quotes'],
    query: {
      amount: String(amount),
      userAddress,
      from,
      to,
      gasPrice: gasPrice === undefined ? undefined : String(gasPrice),
    },
    read: readJson(swapQuotesSchema),
    signal,
  })
  return quotes
}
