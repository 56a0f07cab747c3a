import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { addressOf } from './addressOf.js'
import type { RateLimiter } from './createRateLimiter.js'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/** A new key per process, so that hashed callers cannot be resolved to IP addresses or compared between runs. */
const key = randomBytes(32)

/**
 * Refuses callers over their limit, identified by project and a keyed hash of the IP address, which is not stored. Without a list of projects
 * only the address counts: otherwise each new id would be a new caller.
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

/** Takes tokens for an expensive request. Throws the refusal. */
export function takeTokens(limiter: RateLimiter, context: Context<ServiceEnv>, tokens: number): void {
  const seconds = limiter.take(context.get('caller'), tokens)
  if (seconds > 0) {
    throw new ServiceError(429, 'TOO_MANY_REQUESTS', 'Too many requests', { 'retry-after': String(seconds) })
  }
}
