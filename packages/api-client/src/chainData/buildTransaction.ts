import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { baseUnits, count, shortText } from '../http/schemas.js'

/** The response of `POST /v1/convert/build-transaction`. */
export const swapTransactionSchema = z.object({
  tx: z.object({
    /** CAIP-10 id. */
    from: shortText(256),
    /** CAIP-10 id. */
    to: shortText(256),
    data: shortText(262_144, /^0x(?:[\da-f]{2})*$/i),
    amount: baseUnits,
    eip155: z.object({ gas: z.union([baseUnits, count]), gasPrice: baseUnits }),
  }),
})

/** The transaction of a swap, to be checked and signed. */
export type SwapTransaction = z.output<typeof swapTransactionSchema>['tx']

/** The swap; tokens and account as CAIP-10 ids. */
export type BuildTransactionParameters = {
  /** In the smallest unit of `from`. */
  readonly amount: bigint
  readonly from: string
  readonly to: string
  readonly userAddress: string
  readonly disableEstimate?: boolean | undefined
  readonly eip155: {
    /** Per cent. */
    readonly slippage: number
    /** A signed permit, if the token supports it. */
    readonly permit?: string | undefined
  }
}

/** Requests the transaction of a swap. */
export async function buildTransaction(
  client: ApiClient,
  { amount, ...rest }: BuildTransactionParameters,
  { signal }: CallOptions = {},
): Promise<SwapTransaction> {
  const { tx } = await client.ask({
    name: 'POST /v1/convert/build-transaction',
    service: 'chainData',
    path: ['v1', 'convert', 'build-transaction'],
    body: { ...rest, amount: String(amount) },
    contentType: 'json',
    read: readJson(swapTransactionSchema),
    signal,
  })
  return tx
}
