import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { shortText } from '../http/schemas.js'

const money = z.object({ amount: shortText(256, /^\d{1,40}(?:\.\d{1,40})?$/), currency: shortText(64) })

/** The response of `POST /v1/onramp/quote`. */
export const onrampQuoteSchema = z.object({
  paymentTotal: money,
  paymentSubtotal: money,
  purchaseAmount: money,
  networkFee: money,
  coinbaseFee: z.exactOptional(money),
  quoteId: shortText(256),
})

/** An offer to buy. */
export type OnrampQuote = z.output<typeof onrampQuoteSchema>

/** The purchase: currencies and amount. */
export type GetOnrampQuoteParameters = {
  readonly purchaseCurrency: string
  readonly paymentCurrency: string
  /** In the payment currency. */
  readonly amount: string
  readonly network: string
}

/** Returns the amount that a purchase would give. */
export function getOnrampQuote(
  client: ApiClient,
  { purchaseCurrency, paymentCurrency, amount, network }: GetOnrampQuoteParameters,
  { signal }: CallOptions = {},
): Promise<OnrampQuote> {
  return client.ask({
    name: 'POST /v1/onramp/quote',
    service: 'chainData',
    path: ['v1', 'onramp', 'quote'],
    body: { purchaseCurrency, paymentCurrency, amount, network },
    read: readJson(onrampQuoteSchema),
    signal,
  })
}
