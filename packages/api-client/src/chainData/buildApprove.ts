import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { baseUnits, count, shortText } from '../http/schemas.js'

/** The response of `GET /v1/convert/build-approve`. */
export const approvalSchema = z.object({
  tx: z.object({
    /** CAIP-10 id. */
    from: shortText(256),
    /** CAIP-10 id. */
    to: shortText(256),
    data: shortText(262_144, /^0x(?:[\da-f]{2})*$/i),
    value: baseUnits,
    eip155: z.object({ gas: z.union([baseUnits, count]), gasPrice: baseUnits }),
  }),
})

/** A transaction that approves a token for the swap contract, to be checked and signed. */
export type Approval = z.output<typeof approvalSchema>['tx']

/** The account and the two tokens, as CAIP-10 ids. */
export type BuildApproveParameters = { readonly userAddress: string; readonly from: string; readonly to: string }

/** Requests the transaction that approves a token. */
export async function buildApprove(
  client: ApiClient,
  { userAddress, from, to }: BuildApproveParameters,
  { signal }: CallOptions = {},
): Promise<Approval> {
  const { tx } = await client.ask({
    name: 'GET /v1/convert/build-approve',
    service: 'chainData',
    path: ['v1', 'convert', 'build-approve'],
    query: { userAddress, from, to },
    read: readJson(approvalSchema),
    signal,
  })
  return tx
}
