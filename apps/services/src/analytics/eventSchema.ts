import { z } from 'zod'

/** The body of `POST /e`; what it does not name is dropped. */
export const eventSchema = z.object({
  eventId: z.uuid(),
  url: z.string().max(2_048),
  domain: z.string().max(253),
  /** Milliseconds since 1970, or ISO 8601. */
  timestamp: z.union([z.number().int().min(0).max(8_640_000_000_000_000), z.iso.datetime({ offset: true })]),
  props: z.object({
    type: z.string().min(1).max(64),
    event: z.string().min(1).max(64),
    properties: z.record(z.string().max(64), z.unknown()).optional(),
  }),
})
