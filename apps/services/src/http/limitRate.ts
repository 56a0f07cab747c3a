import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { addressOf } from './addressOf.js'
import type { RateLimiter } from './createRateLimiter.js'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/** Made anew with every process: the names of callers cannot be turned back into IP addresses, nor compared between runs. */
const key = randomBytes(32)

/**
 * Refuses a caller who asks too often, told by a keyed hash of the IP address, which is not kept, and by the project. Where any id
 * will do, the address alone tells: a new id each time would be a new caller.
 */
export function limitRate(limiter: RateLimiter, { proxies, isOpen }: { proxies: number; isOpen: boolean }) {
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const address = addressOf(context.env.incoming, proxies)
    const named = `${isOpen ? '' : context.get('project').id}\n${address}`
    context.set('caller', createHmac('sha256', key).update(named).digest('base64url'))
    takeTokens(limiter, context, 1)
    await next()
  })
}

/** Takes tokens for what costs more than one. Throws the refusal. */
export function takeTokens(limiter: RateLimiter, context: Context<ServiceEnv>, tokens: number): void {
  const seconds = limiter.take(context.get('caller'), tokens)
  if (seconds > 0) {
    throw new ServiceError(429, 'TOO_MANY_REQUESTS', 'Too many requests', { 'retry-after': String(seconds) })
  }
}
