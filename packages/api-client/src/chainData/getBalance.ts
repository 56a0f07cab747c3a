import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { shortText } from '../http/schemas.js'

/** A token of an account. */
export const tokenBalanceSchema = z.object({
  name: shortText(1_024),
  symbol: shortText(256),
  /** CAIP-2 id. */
  chainId: shortText(64),
  /** CAIP-10 id. Absent for the native coin. */
  address: z.exactOptional(shortText(256)),
  /** In the requested currency. */
  value: z.exactOptional(z.number()),
  price: z.number(),
  quantity: z.object({
    decimals: shortText(256, /^\d{1,3}$/),
    numeric: shortText(256, /^\d{1,90}(?:\.\d{1,90})?$/),
  }),
  iconUrl: z.exactOptional(shortText()),
})

/** The response of `GET /v1/account/{address}/balance`. */
export const balanceSchema = z.object({ balances: rowsOf(tokenBalanceSchema) })

/** A token of an account. */
export type TokenBalance = z.output<typeof tokenBalanceSchema>

/** The account. */
export type GetBalanceParameters = {
  readonly address: string
  /** Default `usd`. */
  readonly currency?: string | undefined
  /** CAIP-2 id. */
  readonly chainId?: string | undefined
  /** Tokens whose cached balance is ignored, as CAIP-10 ids. */
  readonly forceUpdate?: readonly string[] | undefined
}

/** Returns an account's tokens. Rejects with `BALANCE_UNAVAILABLE` if no part of the response is valid. */
export async function getBalance(
  client: ApiClient,
  { address, currency = 'usd', chainId, forceUpdate }: GetBalanceParameters,
  { signal }: CallOptions = {},
): Promise<Rows<TokenBalance>> {
  const { balances } = await client.ask({
    name: 'GET /v1/account/{address}/balance',
    service: 'chainData',
    path: ['v1', 'account', address, 'balance'],
    query: { currency, chainId, forceUpdate: forceUpdate?.join(',') },
    read: readJson(balanceSchema, 'BALANCE_UNAVAILABLE'),
    signal,
  })
  return balances
}
