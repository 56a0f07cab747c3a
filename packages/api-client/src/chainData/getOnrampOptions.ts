import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { type Rows, rowsOf } from '../http/rowsOf.js'
import { shortList, shortText } from '../http/schemas.js'

const amount = z.union([z.number(), shortText(256, /^\d{1,30}(?:\.\d{1,30})?$/)])

/** A payment currency and its limits. */
export const paymentCurrencySchema = z.object({
  id: shortText(64),
  payment_method_limits: shortList(z.object({ id: shortText(64), min: amount, max: amount }), 100),
})

/** A coin to buy, and its networks. */
export const purchaseCurrencySchema = z.object({
  id: shortText(128),
  name: shortText(1_024),
  symbol: shortText(256),
  networks: shortList(
    z.object({
      name: shortText(256),
      display_name: shortText(256),
      chain_id: z.nullish(z.union([shortText(64), z.number()])),
      contract_address: z.nullish(shortText(256)),
    }),
    1_000,
  ),
})

/** The response of `GET /v1/onramp/options`. */
export const onrampOptionsSchema = z.object({
  paymentCurrencies: rowsOf(paymentCurrencySchema, { idOf: ({ id }) => id }),
  purchaseCurrencies: rowsOf(purchaseCurrencySchema, { idOf: ({ id }) => id }),
})

/** A currency to pay with. */
export type PaymentCurrency = z.output<typeof paymentCurrencySchema>
/** A coin to buy. */
export type PurchaseCurrency = z.output<typeof purchaseCurrencySchema>
/** Currencies to buy, and currencies to pay with. */
export type OnrampOptions = {
  readonly paymentCurrencies: Rows<PaymentCurrency>
  readonly purchaseCurrencies: Rows<PurchaseCurrency>
}

/** Returns the currencies of the on-ramp. */
export function getOnrampOptions(client: ApiClient, { signal }: CallOptions = {}): Promise<OnrampOptions> {
  return client.ask({
    name: 'GET /v1/onramp/options',
    service: 'chainData',
    path: ['v1', 'onramp', 'options'],
    read: readJson(onrampOptionsSchema),
    signal,
  })
}
