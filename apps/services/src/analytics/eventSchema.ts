import { z } from 'zod'

// Names from an app's code. They contain no free text and therefore no personal data.
const name = z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/)

const earliest = new Date('2000-01-01T00:00:00Z')
const latest = new Date('2099-12-31T23:59:59.999Z')

/** The body of `POST /e`. Other members are dropped. */
export const eventSchema = z.object({
  eventId: z.uuid(),
  url: z.string().max(2_048),
  domain: z.string().regex(/^[a-z0-9.:[\]-]{0,253}$/i),
  /** Milliseconds since 1970, or ISO 8601, within the range of PostgreSQL. */
  timestamp: z
    .union([z.int(), z.iso.datetime({ offset: true })])
    .transform((time) => new Date(time))
    .pipe(z.date().min(earliest).max(latest)),
  props: z.object({
    type: name,
    event: name,
    properties: z.record(z.string().max(64), z.unknown()).optional(),
  }),
})
