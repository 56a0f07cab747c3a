import type { Hono } from 'hono'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/** Client endpoints that the services do not offer yet, by feature. Remove a line when you implement it. */
const later = [
  ['GET', '/v1/account/:address/balance', 'balances'],
  ['GET', '/v1/account/:account/history', 'transaction history'],
  ['GET', '/v1/convert/quotes', 'swaps'],
  ['GET', '/v1/convert/tokens', 'swaps'],
  ['GET', '/v1/convert/allowance', 'swaps'],
  ['GET', '/v1/convert/gas-price', 'swaps'],
  ['GET', '/v1/convert/build-approve', 'swaps'],
  ['POST', '/v1/convert/build-transaction', 'swaps'],
  ['POST', '/v1/fungible/price', 'prices'],
  ['GET', '/v1/profile/account/:name', 'names'],
  ['GET', '/v1/profile/reverse/:address', 'names'],
  ['GET', '/v1/profile/suggestions/:name', 'names'],
  ['POST', '/v1/profile/account', 'names'],
  ['POST', '/v1/generators/onrampurl', 'buying'],
  ['GET', '/v1/onramp/options', 'buying'],
  ['POST', '/v1/onramp/quote', 'buying'],
] as const

/** Returns 501 with the name of the feature, so that an app can distinguish it from its own mistake. */
export function addLaterRoutes(app: Hono<ServiceEnv>): void {
  for (const [method, path, feature] of later) {
    app.on(method, path, () => {
      throw new ServiceError(501, 'NOT_OFFERED', `Not offered here: ${feature}`)
    })
  }
}
