import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { shortText } from '../http/schemas.js'

/** A token with its price. */
export const tokenPriceSchema = z.object({
  /** CAIP-10 id. */
  address: shortText(256),
  name: shortText(1_024),
  symbol: shortText(256),
  iconUrl: z.exactOptional(shortText()),
  price: z.number().check(z.gte(0)),
})

/** The response of `POST /v1/fungible/price`. */
export const tokenPricesSchema = z.object({ fungibles: rowsOf(tokenPriceSchema) })

/** A token with its price. */
export type TokenPrice = z.output<typeof tokenPriceSchema>

/** The tokens, as CAIP-10 ids. */
export type GetTokenPricesParameters = {
  readonly addresses: readonly string[]
  /** Default `usd`. */
  readonly currency?: string | undefined
}

/** Returns the prices of tokens. */
export async function getTokenPrices(
  client: ApiClient,
  { addresses, currency = 'usd' }: GetTokenPricesParameters,
  { signal }: CallOptions = {},
): Promise<Rows<TokenPrice>> {
  const { fungibles } = await client.ask({
    name: 'POST /v1/fungible/price',
    service: 'chainData',
    path: ['v1', 'fungible', 'price'],
    body: { addresses, currency },
    contentType: 'json',
    read: readJson(tokenPricesSchema),
    signal,
  })
  return fungibles
}
