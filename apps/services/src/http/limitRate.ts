import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { RateLimiter } from './createRateLimiter.js'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/** Made anew with every process: the names of callers cannot be turned back into IP addresses, nor compared between runs. */
const key = randomBytes(32)

/** Refuses a caller who asks too often, told by project and by a keyed hash of the IP address, which is not kept. */
export function limitRate(limiter: RateLimiter) {
  return createMiddleware<ServiceEnv>(async (context, next) => {
    takeTokens(limiter, context, 1)
    await next()
  })
}

/** Takes tokens for what costs more than one. Throws the refusal. */
export function takeTokens(limiter: RateLimiter, context: Context<ServiceEnv>, tokens: number): void {
  const address = context.env.incoming.socket.remoteAddress ?? ''
  const caller = createHmac('sha256', key)
    .update(`${context.get('project').id}\n${address}`)
    .digest('base64url')
  const seconds = limiter.take(caller, tokens)
  if (seconds > 0) {
    throw new ServiceError(429, 'TOO_MANY_REQUESTS', 'Too many requests', { 'retry-after': String(seconds) })
  }
}
