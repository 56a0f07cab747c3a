import { createRateLimiter } from '../http/createRateLimiter.js'
import { ServiceError } from '../http/serviceError.js'
import type { Projects } from '../projects/createProjects.js'

/** Limits the stored events per project, because all projects share the database. */
export type EventQuota = {
  /** Throws 429 once the project is over its quota. */
  take(projectId: string): void
}

/** `now` is in milliseconds and never jumps. */
export function createEventQuota(
  perMinute: number,
  { isOpen }: Pick<Projects, 'isOpen'>,
  now?: () => number,
): EventQuota {
  const limiter = createRateLimiter({ burst: perMinute, perSecond: perMinute / 60 }, now)
  return {
    take(projectId) {
      // Without a list of projects, callers can invent ids, so all share one quota.
      const seconds = limiter.take([{ id: isOpen ? '' : projectId, factor: 1 }])
      if (seconds > 0) {
        throw new ServiceError(429, 'TOO_MANY_EVENTS', 'Too many events', { 'retry-after': String(seconds) })
      }
    },
  }
}
