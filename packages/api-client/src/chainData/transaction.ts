import * as z from 'zod/mini'
import { shortList, shortText } from '../http/schemas.js'

const label = z.nullish(shortText(1_024))
const address = z.nullish(shortText(256))

/** One movement within a transaction. */
const transferSchema = z.object({
  fungible_info: z.nullish(
    z.object({ name: label, symbol: label, icon: z.nullish(z.object({ url: z.nullish(shortText()) })) }),
  ),
  nft_info: z.nullish(
    z.object({
      name: label,
      content: z.nullish(
        z.object({
          preview: z.nullish(z.object({ url: z.nullish(shortText()), content_type: label })),
          detail: z.nullish(z.object({ url: z.nullish(shortText()), content_type: label })),
        }),
      ),
      flags: z.nullish(z.object({ is_spam: z.nullish(z.boolean()) })),
    }),
  ),
  direction: z.nullish(z.enum(['in', 'out', 'self'])),
  quantity: z.nullish(z.object({ numeric: shortText(128) })),
  value: z.nullish(z.number()),
  price: z.nullish(z.number()),
  sender: address,
  recipient: address,
})

/** One transaction of an account. */
export const transactionSchema = z.object({
  id: shortText(256),
  metadata: z.object({
    operationType: shortText(64),
    hash: shortText(256),
    /** CAIP-2 id. */
    chain: shortText(64),
    /** ISO 8601. */
    minedAt: shortText(64),
    sentFrom: shortText(256),
    sentTo: shortText(256),
    status: z.enum(['confirmed', 'failed', 'pending']),
    nonce: z.exactOptional(z.number()),
  }),
  transfers: z.exactOptional(shortList(transferSchema, 1_000)),
})

/** One transaction of an account. */
export type Transaction = z.output<typeof transactionSchema>
