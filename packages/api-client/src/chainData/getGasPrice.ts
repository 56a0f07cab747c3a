import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { baseUnits } from '../http/schemas.js'

/** The response of `GET /v1/convert/gas-price`. */
export const gasPriceSchema = z.object({ standard: baseUnits, fast: baseUnits, instant: baseUnits })

/** Gas prices in the smallest unit. */
export type GasPrice = { readonly standard: bigint; readonly fast: bigint; readonly instant: bigint }

/** Requests the gas price of a network, by its CAIP-2 id. */
export async function getGasPrice(
  client: ApiClient,
  { chainId }: { readonly chainId: string },
  { signal }: CallOptions = {},
): Promise<GasPrice> {
  const { standard, fast, instant } = await client.ask({
    name: 'GET /v1/convert/gas-price',
    service: 'chainData',
    path: ['v1', 'convert', 'gas-price'],
    query: { chainId },
    read: readJson(gasPriceSchema),
    signal,
  })
  return { standard: BigInt(standard), fast: BigInt(fast), instant: BigInt(instant) }
}
