import { z } from 'zod'

// Names that an app's code gives, and no free text: nothing personal fits in.
const name = z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/)

/** The body of `POST /e`; what it does not name is dropped. */
export const eventSchema = z.object({
  eventId: z.uuid(),
  url: z.string().max(2_048),
  domain: z.string().regex(/^[a-z0-9.:[\]-]{0,253}$/i),
  /** Milliseconds since 1970, or ISO 8601. */
  timestamp: z.union([z.number().int().min(0).max(8_640_000_000_000_000), z.iso.datetime({ offset: true })]),
  props: z.object({
    type: name,
    event: name,
    properties: z.record(z.string().max(64), z.unknown()).optional(),
  }),
})
