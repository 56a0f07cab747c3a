import { z } from 'zod'

const list = (item: z.ZodString, most: number) =>
  z
    .string()
    .max(16_384)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(most))

const ids = list(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), 200)

/** The query of `GET /getWallets`. Empty values are ignored. */
export const walletQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  entries: z.coerce.number().int().min(1).max(100).default(40),
  include: ids.optional(),
  exclude: ids.optional(),
  search: z.string().max(100).optional(),
  badge_type: z.enum(['none', 'certified']).optional(),
  chains: list(z.string().regex(/^[a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/), 1_000).optional(),
  names: list(z.string().regex(/^\P{Cc}{1,120}$/u), 100).optional(),
  rdns: list(z.string().regex(/^[A-Za-z0-9._-]{1,128}$/), 100).optional(),
})

export type WalletQuery = z.infer<typeof walletQuerySchema>
