import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readJson.js'
import { rowsOf } from '../http/rowsOf.js'
import { shortText } from '../http/shortText.js'
import { type Transaction, transactionSchema } from './transaction.js'

/** What `GET /v1/account/{account}/history` answers. */
export const historySchema = z.object({
  data: rowsOf(transactionSchema, { max: 1_000, idOf: ({ id }) => id }),
  next: z.nullish(shortText()),
})

/** Which part of whose history. */
export type GetHistoryParameters = {
  readonly account: string
  /** Where the page before ended. */
  readonly cursor?: string | undefined
  readonly onramp?: string | undefined
  /** CAIP-2 id. */
  readonly chainId?: string | undefined
}

/** A page of transactions, newest first; `next` asks for the one after. */
export type HistoryPage = {
  readonly transactions: readonly Transaction[]
  readonly next: string | undefined
  readonly dropped: number
}

/** Asks for an account's transactions. Rejects with `HISTORY_FAILED` where nothing of the answer can be read. */
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
