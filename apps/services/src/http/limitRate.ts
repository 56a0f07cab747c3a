import { createHmac, randomBytes } from 'node:crypto'
import { networksOf } from '@latchkey/relay'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { RateLimiter } from './createRateLimiter.js'
import { forwardedAddress } from './forwardedAddress.js'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/** A new key per process, so that hashed callers cannot be resolved to IP addresses or compared between runs. */
const key = randomBytes(32)

/**
 * Refuses callers over their limit. A request counts for its IPv4 address, or for three networks of its IPv6 address,
 * as in the relay. Callers are identified by project and a keyed hash of the network, which is not stored. Without a
 * list of projects only the network counts: otherwise each new id would be a new caller.
 */
export function limitRate(limiter: RateLimiter, { proxies, isOpen }: { proxies: number; isOpen: boolean }) {
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const project = isOpen ? '' : context.get('project').id
    const networks = networksOf(forwardedAddress(context.env.incoming, proxies))
    const hash = (name: string) => createHmac('sha256', key).update(`${project}\n${name}`).digest('base64url')
    context.set(
      'callers',
      networks.map(({ name, factor }) => ({ id: hash(name), factor })),
    )
    takeTokens(limiter, context, 1)
    await next()
  })
}

/** Takes tokens for an expensive request. Throws the refusal. */
export function takeTokens(limiter: RateLimiter, context: Context<ServiceEnv>, tokens: number): void {
  const seconds = limiter.take(context.get('callers'), tokens)
  if (seconds > 0) {
    throw new ServiceError(429, 'TOO_MANY_REQUESTS', 'Too many requests', { 'retry-after': String(seconds) })
  }
}
