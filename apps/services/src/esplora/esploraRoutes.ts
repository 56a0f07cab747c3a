import type { Context, Hono } from 'hono'
import type { RateLimiter } from '../http/createRateLimiter.js'
import { sendText } from '../http/limitBytes.js'
import { takeTokens } from '../http/limitRate.js'
import { readBody } from '../http/readBody.js'
import type { ServiceEnv } from '../http/serviceEnv.js'
import { ServiceError } from '../http/serviceError.js'
import type { EsploraRelay } from './createEsploraRelay.js'
import { esploraPath, esploraRules } from './esploraRules.js'

/** In hexadecimal: the largest transaction that nodes relay has 400,000 bytes. */
const maxBytes = 1024 * 1024

/** The requests of `esploraRules.ts` below `/v1/esplora`, for the network of the query parameter `chainId`. */
export function addEsploraRoutes(app: Hono<ServiceEnv>, relay: EsploraRelay, limiter: RateLimiter): void {
  for (const rule of esploraRules) {
    app.on(rule.method, `/v1/esplora${rule.route}`, async (context) => {
      const chainId = context.req.query('chainId') ?? ''
      if (!relay.chainIds.includes(chainId)) {
        throw new ServiceError(404, 'UNKNOWN_CHAIN', `Unknown chain: ${chainId.slice(0, 41)}`)
      }
      const found = esploraPath(rule, context.req.param())
      if ('fault' in found) throw new ServiceError(400, 'BAD_REQUEST', `Not valid: ${found.fault}`)
      const body = rule.method === 'POST' ? await readTransaction(context) : undefined
      // The request has already taken one token.
      takeTokens(limiter, context, rule.cost - 1)
      const answer = await relay.ask(chainId, { path: found.path, rule, body }, context.get('bytes'))
      if (!answer) throw new ServiceError(502, 'NO_NODE', 'No server of this network answered')
      return sendText(context, answer.text, answer.status, answer.status === 200 ? rule.contentType : 'text/plain')
    })
  }
}

async function readTransaction(context: Context<ServiceEnv>): Promise<string> {
  const text = (await readBody(context, maxBytes)).trim()
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) {
    throw new ServiceError(400, 'BAD_REQUEST', 'The body is no transaction in hexadecimal')
  }
  return text
}
