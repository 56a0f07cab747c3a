import * as z from 'zod/mini'
import { shortList, shortText } from '../http/schemas.js'

/** A registered name. */
export const profileSchema = z.object({
  name: shortText(1_024),
  registered_at: z.nullish(z.union([shortText(64), z.number()])),
  updated_at: z.nullish(z.union([shortText(64), z.number()])),
  /** By coin type (ENSIP-11). */
  addresses: z.record(
    shortText(256, /^\d{1,12}$/),
    z.object({ address: shortText(256), created: z.nullish(z.union([shortText(64), z.number()])) }),
  ),
  attributes: z.nullish(
    shortList(z.object({ avatar: z.nullish(shortText()), bio: z.nullish(shortText(10_240)) }), 100),
  ),
})

/** A registered name. */
export type Profile = z.output<typeof profileSchema>
