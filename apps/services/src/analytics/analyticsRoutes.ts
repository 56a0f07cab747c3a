import { parseJson } from '@latchkey/common'
import type { Hono } from 'hono'
import type { Database } from '../database/database.js'
import { isStorableJson } from '../database/isStorableJson.js'
import { events } from '../database/schema.js'
import { readBody } from '../http/readBody.js'
import type { ServiceEnv } from '../http/serviceEnv.js'
import { ServiceError } from '../http/serviceError.js'
import type { EventQuota } from './createEventQuota.js'
import { eventSchema } from './eventSchema.js'
import { pagePart } from './pagePart.js'
import { removePersonal } from './removePersonal.js'

const maxBytes = 16 * 1024

/**
 * Receives events, and returns whether a project wants them. Events are stored without IP address and personal data.
 */
export function addAnalyticsRoutes(app: Hono<ServiceEnv>, { drizzle }: Database, quota: EventQuota): void {
  app.get('/getAnalyticsConfig', (context) => {
    context.header('cache-control', 'private, max-age=300')
    return context.json({ isAnalyticsEnabled: context.get('project').isAnalyticsEnabled })
  })
  app.post('/e', async (context) => {
    const parsed = eventSchema.safeParse(parseJson(await readBody(context, maxBytes)))
    if (!parsed.success) throw new ServiceError(400, 'BAD_REQUEST', 'Not an event')
    const { id, isAnalyticsEnabled } = context.get('project')
    if (!isAnalyticsEnabled) return context.json({}, 202)
    quota.take(id)
    const { eventId, url, domain, timestamp, props } = parsed.data
    const properties = removePersonal(props.properties ?? {})
    if (!isStorableJson(properties)) throw new ServiceError(400, 'BAD_REQUEST', 'Not an event')
    await drizzle
      .insert(events)
      .values({
        id: eventId,
        projectId: id,
        type: props.type,
        event: props.event,
        properties,
        domain,
        url: pagePart(url),
        sdk: [context.req.query('st'), context.req.query('sv')].map(plain).join(' ').trim(),
        happenedAt: timestamp,
      })
      .onConflictDoNothing()
    return context.json({}, 202)
  })
}

function plain(text = ''): string {
  return text.replace(/[^A-Za-z0-9._-]/g, '').slice(0, 64)
}
