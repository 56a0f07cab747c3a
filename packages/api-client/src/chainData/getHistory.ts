import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { rowsOf } from '../http/rowsOf.js'
import { shortText } from '../http/schemas.js'
import { type Transaction, transactionSchema } from './transaction.js'

/** The response of `GET /v1/account/{account}/history`. */
export const historySchema = z.object({
  data: rowsOf(transactionSchema, { max: 1_000, idOf: ({ id }) => id }),
  next: z.nullish(shortText()),
})

/** The account, and the page of its history. */
export type GetHistoryParameters = {
  readonly account: string
  /** Cursor of the previous page. */
  readonly cursor?: string | undefined
  readonly onramp?: string | undefined
  /** CAIP-2 id. */
  readonly chainId?: string | undefined
}

/** A page of transactions, newest first. `next` is the cursor of the next page. */
export type HistoryPage = {
  readonly transactions: readonly Transaction[]
  readonly next: string | undefined
  readonly dropped: number
}

/** Returns an account's transactions. Rejects with `HISTORY_FAILED` if no part of the response is valid. */
export async function getHistory(
  client: ApiClient,
  { account, cursor, onramp, chainId }: GetHistoryParameters,
  { signal }: CallOptions = {},
): Promise<HistoryPage> {
  const { data, next } = await client.ask({
    name: 'GET /v1/account/{account}/history',
    service: 'chainData',
    path: ['v1', 'account', account, 'history'],
    query: { cursor, onramp, chainId },
    read: readJson(historySchema, 'HISTORY_FAILED'),
    signal,
  })
  return { transactions: data.rows, next: next ?? undefined, dropped: data.dropped }
}
