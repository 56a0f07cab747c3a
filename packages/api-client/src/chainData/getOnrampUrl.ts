import { createError, errors, safeParseUrl } from '@latchkey/common'
import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'
import { shortText } from '../http/schemas.js'

/** The response of `POST /v1/generators/onrampurl`. */
export const onrampUrlSchema = z.object({ url: shortText(8_192) })

/** The purchase and its recipient. */
export type GetOnrampUrlParameters = {
  readonly destinationWallets: readonly {
    readonly address: string
    readonly blockchains: readonly string[]
    readonly assets: readonly string[]
  }[]
  readonly defaultNetwork?: string | undefined
  readonly partnerUserId?: string | undefined
  readonly purchaseAmount?: number | undefined
  readonly paymentAmount?: number | undefined
}

/** Returns the on-ramp URL. Throws `LINK_NOT_VALID` unless it is an http(s) URL. */
export async function getOnrampUrl(
  client: ApiClient,
  { destinationWallets, defaultNetwork, partnerUserId, purchaseAmount, paymentAmount }: GetOnrampUrlParameters,
  { signal }: CallOptions = {},
): Promise<string> {
  const { url } = await client.ask({
    name: 'POST /v1/generators/onrampurl',
    service: 'chainData',
    path: ['v1', 'generators', 'onrampurl'],
    body: {
      destinationWallets,
      defaultNetwork,
      partnerUserId,
      defaultExperience: 'buy',
      presetCryptoAmount: purchaseAmount,
      presetFiatAmount: paymentAmount,
    },
    read: readJson(onrampUrlSchema),
    signal,
  })
  const parsed = safeParseUrl(url, { kind: 'web' })
  if (!parsed.ok)
    throw createError(errors.LINK_NOT_VALID, { details: `The page to buy on was refused: ${parsed.reason}.` })
  return parsed.value.href
}
