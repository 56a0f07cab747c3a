import { type CaipNetworkId, isCaipNetworkId } from '@latchkey/common'
import { z } from 'zod'

/** Within the range of PostgreSQL. */
const latest = Date.UTC(2100, 0, 1) / 1_000

/** Text on one line. */
const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u)

/** A grant as an account records it. Other members are refused, because no list would show them. */
export const grantSchema = z.strictObject({
  app: line(128),
  chainId: z.custom<CaipNetworkId>((id) => isCaipNetworkId(id) && id.startsWith('eip155:')),
  contexts: z.array(line(16_384)).min(1).max(20),
  permissions: z
    .array(z.strictObject({ type: line(128), data: z.exactOptional(z.unknown()) }))
    .min(1)
    .max(100),
  /** Seconds since 1970. */
  expiration: z.exactOptional(z.int().min(0).max(latest)),
})
